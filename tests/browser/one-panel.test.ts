import type { TestUser } from '@longtable/playground';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInGames } from '../../games/index.ts';
import { labelsOn, lastEphemeral, messageWithButton } from '../game-helpers.ts';
import { startTestBot, type TestBot } from '../test-bot.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { overflowPixels } from './overflow.ts';
import { PageUser } from './page-user.ts';

const ROOM = 'table';
/** Seed with which Ada moves first. */
const SEED = 8;
const NONSENSE = 'nonsense';

/** Lines that both players type before the first board. */
const OPENINGS: Readonly<Record<string, readonly string[]>> = { spy: ['choose', 'share', 'ready'] };

/** Labels to press for each page of the panel and back. The first game opens all pages. */
const PAGES = ['Hint', 'Rules', 'Look up', 'Plan ahead'].map((page) => [
  'More',
  page,
  page === 'Plan ahead' ? 'Back to game' : 'Back',
]);

const PLAYED_BY_TWO = builtInGames.filter(({ seats }) => seats.max > 1);

describeInBrowser('one private message for each table', () => {
  let testBot: TestBot;
  let browser: Browser;
  let pageUser: PageUser;
  let ada: TestUser;
  let bo: TestUser;

  beforeAll(async () => {
    [testBot, browser] = await Promise.all([startTestBot(builtInGames), launch()]);
    Object.assign(testBot.longtable.bot.context, { newSeed: () => SEED });
    [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
    pageUser = await PageUser.open(browser, testBot.playground.url, 'Ada', 'narrow');
    pageUser.page.setDefaultTimeout(4000);
  });
  afterAll(async () => {
    await browser?.close();
    await testBot?.close();
  });

  const type = (who: TestUser, move: string) => who.command(ROOM, 'move', { options: { move } });
  const countPrivateMessages = () => pageUser.page.locator('.message.ephemeral').count();

  /** Presses the newest button of a label and waits for a change. */
  async function press(label: string): Promise<void> {
    const before = await pageUser.page.locator('.scroller').innerHTML();
    await pageUser.page.locator('.message').getByRole('button', { name: label, exact: true }).last().click();
    await pageUser.until(async () => (await pageUser.page.locator('.scroller').innerHTML()) !== before);
    await pageUser.page.locator('.message [aria-busy]').first().waitFor({ state: 'detached' });
  }

  /** Checks that there is one private message and that board and buttons fit the screen. */
  async function checkLayout(board: Locator): Promise<void> {
    await expect.poll(countPrivateMessages).toBe(1);
    expect(Math.max(...(await overflowPixels(board)))).toBe(0);
    expect(await pageUser.layoutErrors()).toEqual([]);
  }

  async function end(): Promise<void> {
    await ada.command(ROOM, 'resign');
    await ada.click(lastEphemeral(ada, ROOM), 'Resign');
    const dismiss = pageUser.page.getByRole('button', { name: 'Dismiss message' }).last();
    // Outdated messages are deleted automatically at the same time.
    while ((await countPrivateMessages()) > 0) await dismiss.click({ timeout: 500 }).catch(() => undefined);
  }

  test.each(PLAYED_BY_TWO)('$title between two people', async ({ id }) => {
    await bo.command(ROOM, 'play', { subcommand: id, options: { opponent: ada.user.id, hints: true } });
    await ada.click(await messageWithButton(ada, ROOM, 'Accept'), 'Accept');
    for (const line of OPENINGS[id] ?? []) for (const who of [ada, bo]) await type(who, line);
    await press('Your turn');
    // In No Time to Spy, agents of both sides alternate.
    while (!labelsOn(lastEphemeral(ada, ROOM)).includes('Hint')) await type(bo, 'retire');
    await checkLayout(pageUser.ephemeral);
    for (const page of id === PLAYED_BY_TWO[0]!.id ? PAGES : PAGES.slice(0, 1)) {
      for (const label of page) {
        await press(label);
        await expect.poll(countPrivateMessages).toBe(1);
      }
    }
    await checkLayout(pageUser.ephemeral);
    for (const times of [1, 2]) {
      await type(ada, NONSENSE.repeat(times));
      await expect.poll(() => pageUser.ephemeral.innerText()).toContain('⚠');
      await checkLayout(pageUser.ephemeral);
    }
    await bo.command(ROOM, 'pause');
    await press('Decline');
    await press('Your turn');
    await checkLayout(pageUser.ephemeral);
    await end();
  });

  test.each(builtInGames.filter(({ seats }) => seats.min === 1 && seats.max === 1))('$title alone', async ({ id }) => {
    await ada.command(ROOM, 'play', { subcommand: id });
    const board = pageUser.board;
    await press('More');
    for (const label of ['Hint (unranked)', 'Back', 'More', 'Rules', 'Back', 'More', 'Look up']) {
      await press(label);
      await expect.poll(countPrivateMessages).toBeLessThanOrEqual(1);
    }
    await type(ada, NONSENSE);
    await type(ada, NONSENSE);
    await checkLayout(board);
    await end();
  });
});
