import { runa } from '@longtable/runa';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { PageUser } from './page-user.ts';

describeInBrowser('two tabs', () => {
  let testBot: TestBot;
  let browser: Browser;

  beforeAll(async () => {
    [testBot, browser] = await Promise.all([startTestBot([runa]), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await testBot?.close();
  });

  test('are two users: a press from another user is rejected with a message that only they see', async () => {
    const ada = await PageUser.open(browser, testBot.playground.url, 'Ada', 'desktop');
    const bo = await PageUser.open(browser, testBot.playground.url, 'Bo', 'desktop');
    await ada.command('/play runa');
    await bo.until(async () => (await bo.listControls()).length === 3);

    await bo.board.getByText('Mage').last().click();
    await bo.until(async () => (await bo.ephemeral.count()) > 0);
    expect(await bo.ephemeral.innerText()).toContain('You’re not at this table');
    expect(await bo.ephemeral.innerText()).toContain('Only you can see this');
    expect(await ada.ephemeral.count()).toBe(0);
    expect(await ada.listControls()).toHaveLength(3);
    await bo.screenshot('stranger');

    await bo.page.getByRole('button', { name: 'Dismiss message' }).click();
    await bo.until(async () => (await bo.ephemeral.count()) === 0);

    await ada.play('2');
    await bo.until(async () => (await bo.board.innerText()).includes('room 1'));
    expect([...ada.errors, ...bo.errors]).toEqual([]);
  });
});
