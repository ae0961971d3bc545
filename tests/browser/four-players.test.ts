import { auction } from '@longtable/kit/testing/games/auction';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../stage.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { Visitor } from './visitor.ts';

describeInBrowser('four users on phones', () => {
  let stage: Stage;
  let browser: Browser;
  let people: Visitor[];

  beforeAll(async () => {
    [stage, browser] = await Promise.all([openStage([auction]), launch()]);
    people = await Promise.all(
      ['Ada', 'Bo', 'Cleo', 'Dev'].map((name) =>
        Visitor.come(browser, stage.playground.url, name, name === 'Cleo' ? 'narrow' : 'phone'),
      ),
    );
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  /** The newest board of the game. */
  const boardOf = ({ page }: Visitor) =>
    page
      .locator('.message:not(.ephemeral)')
      .filter({ has: page.locator('.container') })
      .last();
  const press = (message: Locator, name: string) => message.getByRole('button', { name, exact: true }).first().click();
  const reads = (message: Locator, words: string | RegExp) =>
    expect
      .poll(() => message.innerText(), { timeout: 10_000 })
      .toMatch(words instanceof RegExp ? words : new RegExp(RegExp.escape(words)));
  /** Somebody bids in their panel, which then says something else. */
  async function bid({ whisper }: Visitor, amount: number): Promise<void> {
    const before = await whisper.innerText();
    await press(whisper, `${amount}`);
    await expect.poll(() => whisper.innerText(), { timeout: 10_000 }).not.toBe(before);
  }
  async function invite({ page }: Visitor, names: readonly string[]): Promise<void> {
    const menu = page.locator('.select', { has: page.locator('[data-custom-id^="invite|"]') });
    await menu.locator('.select-face').click();
    for (const name of names) await menu.locator('.select-list').getByText(name, { exact: true }).click();
    await menu.locator('.select-list .button').click();
  }

  test('play from the invitation of three to the rematch', async () => {
    const [ada, bo, cleo, dev] = people as [Visitor, Visitor, Visitor, Visitor];
    await ada.command('/play auction', { players: '4' });
    await reads(boardOf(ada), '1 of 2–4 players');
    await invite(ada, ['Bo', 'Cleo', 'Dev']);
    await reads(boardOf(bo), 'Ada invited');
    await cleo.picture('four-invited');
    await press(dev.board, 'Decline');
    await press(bo.board, 'Accept');
    await press(boardOf(cleo), 'Join');
    await reads(boardOf(ada), '3 of 2–4 players');
    await ada.picture('four-waiting');
    await press(boardOf(ada), 'Start');
    await press(boardOf(dev), 'Join next game');
    await reads(dev.whisper, 'You’re next. I’ll save you a seat in the rematch.');
    await dev.picture('four-latecomer');

    for (const visitor of [ada, bo, cleo]) await press(boardOf(visitor), 'Your turn');
    await cleo.picture('four-panel');
    await bid(ada, 6);
    await bid(bo, 5);
    await reads(boardOf(dev), /seals a bid.*seals a bid/s);
    expect(await boardOf(dev).innerText()).toMatch(/0 \* Ada/);
    await bid(cleo, 4);
    await reads(boardOf(dev), /Bids: (\w+ [456](, )?){3}\./);
    await dev.picture('four-revealed');

    await bo.command('/resign');
    await press(bo.whisper, 'Resign');
    await reads(boardOf(ada), 'Bo (computer)');
    for (let round = 0; round < 2; round++) {
      await bid(ada, 6);
      await bid(cleo, 5);
    }
    await reads(boardOf(ada), /1\. Ada · 2\. Cleo · 3\. Bo \(computer\)/);
    await reads(boardOf(ada), /Rating: .*Ada 1500 → 1\d+/);
    await reads(cleo.whisper, /Wertung: .*du 1500 → 1\d+/);
    for (const [name, visitor] of Object.entries({ ada, cleo })) await visitor.picture(`four-end-${name}`);
    await press(boardOf(ada), 'Replay');
    await reads(ada.whisper, 'Start position');
    await press(ada.whisper, 'Last');
    await reads(ada.whisper, 'Bids: ');
    await ada.picture('four-replay');
    await press(boardOf(ada), 'Rematch');
    await reads(boardOf(dev), /Ada asked @(Cleo|Dev) and @(Cleo|Dev) for a rematch · 1 of 2–3 players/);
    await dev.picture('four-rematch');
    for (const { errors } of people) expect(errors).toEqual([]);
    for (const visitor of people) expect(await visitor.misfits()).toEqual([]);
  });
});
