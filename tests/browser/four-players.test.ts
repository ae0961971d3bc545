import { auction } from '@longtable/kit/testing/games/auction';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { PageUser } from './page-user.ts';

describeInBrowser('four users on phones', () => {
  let testBot: TestBot;
  let browser: Browser;
  let people: PageUser[];

  beforeAll(async () => {
    [testBot, browser] = await Promise.all([startTestBot([auction]), launch()]);
    people = await Promise.all(
      ['Ada', 'Bo', 'Cleo', 'Dev'].map((name) =>
        PageUser.open(browser, testBot.playground.url, name, name === 'Cleo' ? 'narrow' : 'phone'),
      ),
    );
  });
  afterAll(async () => {
    await browser?.close();
    await testBot?.close();
  });

  const boardOf = ({ page }: PageUser) =>
    page
      .locator('.message:not(.ephemeral)')
      .filter({ has: page.locator('.container') })
      .last();
  const press = (message: Locator, name: string) => message.getByRole('button', { name, exact: true }).first().click();
  const waitForText = (message: Locator, words: string | RegExp) =>
    expect.poll(() => message.innerText()).toMatch(words instanceof RegExp ? words : new RegExp(RegExp.escape(words)));
  /** Bids in the user's panel and waits until it changes. */
  async function bid({ ephemeral }: PageUser, amount: number): Promise<void> {
    const before = await ephemeral.innerText();
    await press(ephemeral, `${amount}`);
    await expect.poll(() => ephemeral.innerText()).not.toBe(before);
  }
  async function invite({ page }: PageUser, names: readonly string[]): Promise<void> {
    const menu = page.locator('.select', { has: page.locator('[data-custom-id^="invite|"]') });
    await menu.locator('.select-face').click();
    for (const name of names) await menu.locator('.select-list').getByText(name, { exact: true }).click();
    await menu.locator('.select-list .button').click();
  }

  test('play from the invitation of three to the rematch', async () => {
    const [ada, bo, cleo, dev] = people as [PageUser, PageUser, PageUser, PageUser];
    await ada.command('/play auction', { players: '4' });
    await waitForText(boardOf(ada), '1 of 2–4 players');
    await invite(ada, ['Bo', 'Cleo', 'Dev']);
    await waitForText(boardOf(bo), 'Ada invited');
    await cleo.screenshot('four-invited');
    await press(dev.board, 'Decline');
    await press(bo.board, 'Join');
    await press(boardOf(cleo), 'Join');
    await waitForText(boardOf(ada), '3 of 2–4 players');
    await ada.screenshot('four-waiting');
    await press(ada.ephemeral, 'Start');
    await press(boardOf(dev), 'Join next game');
    await waitForText(dev.ephemeral, 'You’re on the list. I’ll save you a seat in the rematch.');
    await dev.screenshot('four-latecomer');

    for (const pageUser of [ada, bo, cleo]) await press(boardOf(pageUser), 'Your turn');
    await cleo.screenshot('four-panel');
    await bid(ada, 6);
    await bid(bo, 5);
    await waitForText(boardOf(dev), /seals a bid.*seals a bid/s);
    expect(await boardOf(dev).innerText()).toMatch(/0 \* Ada/);
    await bid(cleo, 4);
    await waitForText(boardOf(dev), /Bids: (\w+ [456](, )?){3}\./);
    await dev.screenshot('four-revealed');

    await bo.command('/resign');
    await press(bo.ephemeral, 'Resign');
    await waitForText(boardOf(ada), 'Bo (computer)');
    for (let round = 0; round < 2; round++) {
      await bid(ada, 6);
      await bid(cleo, 5);
    }
    await waitForText(boardOf(ada), /1\. Ada · 2\. Cleo · 3\. Bo \(computer\)/);
    await waitForText(boardOf(ada), /Rating: .*Ada 1500\? → 1\d+/);
    await waitForText(cleo.ephemeral, /Wertung: .*du 1500\? → 1\d+/);
    for (const [name, pageUser] of Object.entries({ ada, cleo })) await pageUser.screenshot(`four-end-${name}`);
    await press(boardOf(ada), 'Replay');
    await waitForText(ada.ephemeral, 'Start position');
    await press(ada.ephemeral, '»');
    await waitForText(ada.ephemeral, 'Bids: ');
    await ada.screenshot('four-replay');
    await press(boardOf(ada), 'Rematch');
    await waitForText(boardOf(dev), /Ada asked @(Cleo|Dev) and @(Cleo|Dev) for a rematch · 1 of 2–3 players/);
    await dev.screenshot('four-rematch');
    for (const { errors } of people) expect(errors).toEqual([]);
    for (const pageUser of people) expect(await pageUser.layoutErrors()).toEqual([]);
  });
});
