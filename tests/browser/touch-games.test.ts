import { type AnyGame, RNG } from '@longtable/kit';
import type { Browser, Frame } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Line, linesOf } from '../../bot/features/activity/page/selection.ts';
import { choicesFor, viewOf } from '../../bot/features/activity/view.ts';
import { readerAt } from '../../bot/host/table/names.ts';
import { builtInGames } from '../../games/index.ts';
import { startTestBot, type TestBot, tableIn } from '../test-bot.ts';
import { closePages, describeInBrowser, launch } from './chromium.ts';
import { PageUser } from './page-user.ts';

const CHANNEL = 'table';
const TAP_TIMEOUT_MS = 5000;
/** Height of a field in pixels that a finger can tap. */
const MIN_TAP = 40;
/** Maximum number of lines of a game. */
const MAX_LINES = 400;

/** Games alone or against a computer, with the options that keep them short. */
const ALL_GAMES: [id: string, options: Readonly<Record<string, string>>][] = [
  ['spy', { length: 'quick', computer: 'casual' }],
  ['farmland', { computer: 'beginner' }],
  ['runa', {}],
  ['dungeon', { level: '1' }],
  ['duel', { computer: 'beginner' }],
];

/** The games with a map and with most lines, or all: `LONGTABLE_TOUCH=all npx vitest run tests/browser/touch-games`. */
const GAMES = process.env.LONGTABLE_TOUCH === 'all' ? ALL_GAMES : ALL_GAMES.slice(0, 2);

describeInBrowser('a game on the touched board', () => {
  let browser: Browser;
  let testBot: TestBot;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });
  beforeEach(async () => {
    testBot = await startTestBot(builtInGames, undefined, { hasActivity: true });
    Object.assign(testBot.longtable.bot.context, { newSeed: () => 3 });
  });
  afterEach(async () => {
    await closePages(browser);
    await testBot.close();
  });

  const table = () => tableIn(testBot, CHANNEL);

  /** Whether a person is to move, or the game is over. */
  async function isOurs(): Promise<boolean> {
    const { game, table: now } = await table();
    return now.status === 'over' || game.turn(now.state).some((seat) => now.seats[seat]?.kind === 'person');
  }

  /** Taps what a line is about, then the same place again, or the button of the line. Returns the number of taps. */
  async function tapLine(frame: Frame, { keys, label, isCostly }: Line): Promise<number> {
    const press = (selector: string, hasText?: string) =>
      frame
        .locator(selector, hasText === undefined ? {} : { hasText })
        .first()
        .click({ timeout: TAP_TIMEOUT_MS })
        .catch((error) => {
          throw new Error(`${selector} ${hasText} for ${JSON.stringify({ keys, label })}: ${error}`);
        });
    for (const key of keys) await press(`[data-key="${key}"]`);
    if ((await frame.locator('.menu.preview').count()) > 0) {
      const isPlayed = keys.length > 0 && !isCostly;
      await press(isPlayed ? `[data-key="${keys.at(-1)}"]` : '.menu.preview .button:last-child');
      return keys.length + 1;
    }
    const parts = keys.length > 0 ? [label] : label.split(' · ');
    for (const part of parts) await press('.sheet button, .menu button', part);
    return keys.length + parts.length;
  }

  test.each(GAMES)('is played to its end: %s', async (id, options) => {
    const ada = await PageUser.open(browser, testBot.playground.url, 'Ada', 'phone');
    const user = await testBot.join('Ada');
    await user.go(CHANNEL);
    await user.command(CHANNEL, 'play', { subcommand: id, options });
    await ada.page.getByRole('button', { name: 'Touch' }).first().click();
    await ada.page.locator('dialog [data-allow]').click();
    await ada.page.frameLocator('.activity iframe').frameLocator('iframe').locator('.sheet').waitFor();
    const frame = ada.page.frames().find((one) => one.url().includes('/?') && one.parentFrame()?.parentFrame())!;
    const random = RNG.seeded(1);
    const played = { lines: 0, taps: 0 };
    while (played.lines < MAX_LINES) {
      await expect.poll(isOurs, { timeout: TAP_TIMEOUT_MS }).toBe(true);
      const loaded = await table();
      const { game, table: before } = loaded as typeof loaded & { readonly game: AnyGame };
      if (before.status === 'over') break;
      const seat = before.seats.findIndex((occupant) => occupant?.kind === 'person');
      const reader = readerAt(loaded, seat, 'en');
      const { choices } = choicesFor(loaded, reader);
      const isOnTop = (line: string) => choices.some((choice) => choice.line === line);
      // Lines in the middle of a menu are omitted.
      const lines = linesOf(choices, viewOf(loaded, reader).scene).filter(
        ({ keys, line, label, input }) => !input && (keys.length > 0 || label.includes(' · ') || isOnTop(line)),
      );
      const wanted = game.computers?.line(before.state, seat, 'casual', RNG.seeded(played.lines));
      const line = lines.find((each) => each.line === wanted) ?? random.pick(lines);
      await frame.locator(`main[data-revision="${before.revision}"]`).waitFor({ timeout: TAP_TIMEOUT_MS });
      played.taps += await tapLine(frame, line);
      played.lines++;
      await expect
        .poll(async () => (await table()).table.revision, { timeout: TAP_TIMEOUT_MS })
        .toBeGreaterThan(before.revision);
      if (played.lines === 5) await testBot.restartBot();
    }
    const { table: ended } = await table();
    expect(ended.status).toBe('over');
    await frame.locator(`main[data-revision="${ended.revision}"]`).waitFor();
    await ada.screenshot(`touch-end-${id}`);
    const fields = frame.locator('.region.grid:not(.out) button.place');
    const heights = await fields.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height));
    expect(Math.min(...heights, MIN_TAP)).toBe(MIN_TAP);
    expect(played.taps).toBeLessThan(3 * played.lines);
    expect([ada.errors.filter((error) => !error.includes('WebSocket')), testBot.playground.problems]).toEqual([[], []]);
  });
});
