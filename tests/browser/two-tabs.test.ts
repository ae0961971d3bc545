import { runa } from '@longtable/runa';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../stage.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { Visitor } from './visitor.ts';

describeInBrowser('two tabs', () => {
  let stage: Stage;
  let browser: Browser;

  beforeAll(async () => {
    [stage, browser] = await Promise.all([openStage([runa]), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  test('are two users: a press from another user is rejected with a message that only they see', async () => {
    const ada = await Visitor.come(browser, stage.playground.url, 'Ada', 'desktop');
    const bo = await Visitor.come(browser, stage.playground.url, 'Bo', 'desktop');
    await ada.command('/play runa');
    await bo.until(async () => (await bo.offered()).length === 3);

    await bo.board.getByText('Mage').last().click();
    await bo.until(async () => (await bo.whisper.count()) > 0);
    expect(await bo.whisper.innerText()).toContain('You’re not at this table');
    expect(await bo.whisper.innerText()).toContain('Only you can see this');
    expect(await ada.whisper.count()).toBe(0);
    expect(await ada.offered()).toHaveLength(3);
    await bo.picture('stranger');

    await bo.page.getByRole('button', { name: 'Dismiss message' }).click();
    await bo.until(async () => (await bo.whisper.count()) === 0);

    await ada.play('2');
    await bo.until(async () => (await bo.board.innerText()).includes('room 1'));
    expect([...ada.errors, ...bo.errors]).toEqual([]);
  });
});
