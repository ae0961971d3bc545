import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { duel } from '../../games/duel/index.ts';
import { noughts } from '../noughts.ts';
import { openStage, type Stage } from '../stage.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { Visitor } from './visitor.ts';

describeInBrowser('a chat of two people', () => {
  let stage: Stage;
  let browser: Browser;
  let ada: Visitor;
  let bo: Visitor;

  beforeAll(async () => {
    [stage, browser] = await Promise.all([openStage([duel, noughts]), launch()]);
    [ada, bo] = (await Promise.all(
      ['Ada', 'Bo'].map((name) => Visitor.come(browser, stage.playground.url, name, 'phone')),
    )) as [Visitor, Visitor];
  });
  afterAll(async () => {
    await browser.close();
    await stage.close();
  });

  test('is opened on the page, and a whole invitation, a turn and the menus work there at phone width', async () => {
    const drawer = (visitor: Visitor) => visitor.page.locator('button.menu').click();
    await drawer(ada);
    await ada.page.locator('[data-settings]').click();
    await ada.page.locator('[data-switch=install]').check();
    await ada.page.locator('dialog').getByRole('button', { name: 'Close' }).click();
    await ada.page.locator('[data-new-chat]').click();
    await ada.page.locator('dialog').getByLabel('Bo').check();
    await ada.page.locator('[data-begin-chat]').click();
    await ada.page.keyboard.press('Escape');
    await ada.page.locator('h1', { hasText: '@Bo' }).waitFor();
    await ada.command('/play duel', { opponent: 'Bo' });
    await ada.board.getByText('invited').waitFor();
    await drawer(bo);
    await bo.page.locator('.place', { hasText: 'Ada' }).click();
    await bo.board.getByRole('button', { name: 'Accept' }).click();
    await ada.page.locator('.message').getByRole('button', { name: 'Your turn' }).first().waitFor();
    await ada.page.locator('.apps summary').first().click();
    await ada.page.getByRole('button', { name: 'Watch' }).click();
    await ada.whisper.getByRole('button', { name: 'Refresh' }).waitFor();
    expect([...ada.errors, ...bo.errors]).toEqual([]);
  });
});
