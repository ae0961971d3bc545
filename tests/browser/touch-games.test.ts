import { RNG } from '@longtable/kit';
import { CLIENT_SECRET, type Playground, startPlayground } from '@longtable/playground';
import type { Browser, Frame, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { type Child, freePort, startBot } from '../child-process.ts';
import { temporaryFolder } from '../test-bot.ts';
import { closePages, describeInBrowser, launch } from './chromium.ts';
import { PageUser, type Window } from './page-user.ts';

const CHANNEL = 'table';
/** Maximum wait for something that may be drawn again and then is no longer there. */
const CLICK_TIMEOUT_MS = 3000;
/** Height of a field in pixels that a finger can tap. */
const MIN_TAP = 40;
/** Maximum number of steps of a game, and the step at which the bot's process is killed. */
const [MAX_STEPS, KILLED_AT] = [600, 12];

interface Played {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly window: Window;
  /** Ada reads English, Cleo German. */
  readonly user: 'Ada' | 'Cleo';
  readonly theme: 'light' | 'dark';
}

const played = (game: string, options = {}): Played[] => [
  { game, options, window: 'phone', user: 'Ada', theme: 'dark' },
  { game, options, window: 'desktop', user: 'Cleo', theme: 'light' },
];

/** Games alone or against a computer, with the options that keep them short. */
const ALL_GAMES: readonly Played[] = [
  ...played('spy', { length: 'quick', computer: 'beginner' }),
  ...played('runa'),
  ...played('farmland', { computer: 'beginner' }),
  ...played('dungeon', { level: '1' }),
  ...played('duel', { computer: 'beginner' }),
];

/** A game on a phone and another one on a desktop, or all: `LONGTABLE_TOUCH=all npx vitest run tests/browser/touch-games`. */
const GAMES = process.env.LONGTABLE_TOUCH === 'all' ? ALL_GAMES : [ALL_GAMES[0]!, ALL_GAMES[3]!];

describeInBrowser('a game on the touched board', () => {
  let browser: Browser;
  let folder: ReturnType<typeof temporaryFolder>;
  let playground: Playground;
  let start: () => Promise<Child>;
  let bot: Child;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });
  beforeEach(async () => {
    const port = String(await freePort());
    const activityUrl = `http://127.0.0.1:${port}`;
    folder = temporaryFolder();
    playground = await startPlayground({ server: LOCAL_SERVER, limits: false, pauseMs: 0, activityUrl });
    const settings = { ACTIVITY_PORT: port, DISCORD_CLIENT_SECRET: CLIENT_SECRET };
    start = () => startBot(playground, `sqlite:${folder.path}/db.sqlite`, settings);
    bot = await start();
  });
  afterEach(async () => {
    await closePages(browser);
    await bot.end('SIGKILL');
    await playground.close();
    folder.remove();
  });

  test.each(GAMES)('is tapped to its end after its process was killed: $game, $window', async (given) => {
    const { game, options, window, user, theme } = given;
    const ada = await PageUser.open(browser, playground.url, user, window, theme);
    const chat = playground.user(user);
    await chat.go(CHANNEL);
    await chat.command(CHANNEL, 'play', { subcommand: game, options });
    await ada.page
      .getByRole('button', { name: /^(Touch|Brett öffnen)$/ })
      .first()
      .click();
    await ada.page.locator('dialog [data-allow]').click();
    await ada.page.frameLocator('.activity iframe').frameLocator('iframe').locator('.sheet').waitFor();
    const frame = ada.page.frames().find((one) => one.url().includes('/?') && one.parentFrame()?.parentFrame())!;
    const random = RNG.seeded(7);
    let outcome = 'tapped';
    for (let steps = 0; steps < MAX_STEPS && outcome === 'tapped'; steps++) {
      if ([0, 40].includes(steps)) await ada.screenshot(`touch-${game}-${window}-${theme}-${steps}`);
      if (steps === KILLED_AT) {
        await bot.end('SIGKILL');
        bot = await start();
        await frame.locator('main.open').waitFor();
      }
      outcome = await step(frame, random).catch(async (error) => {
        await ada.screenshot(`touch-${game}-${window}-failed`);
        throw error;
      });
    }
    await ada.screenshot(`touch-${game}-${window}-${theme}-end`);
    // The last tap can have met the button for a rematch.
    expect(outcome).toBe('over');
    const fields = frame.locator('.region.grid:not(.out) button.place');
    const heights = await fields.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height));
    expect(Math.min(...heights, MIN_TAP)).toBe(MIN_TAP);
    const unexpected = ada.errors.filter((error) => !/WebSocket|Failed to load resource/.test(error));
    expect([unexpected, playground.problems]).toEqual([[], []]);
  });
});

/** What a user can tap: the most urgent first. */
const TAPPED = [
  '.menu.preview .button:last-child',
  '.sheet .line, .sheet .button.primary',
  '.place.target:not(.touched)',
  '.place.start, .menu .button:not(.more)',
];

/** Of five taps, the number before which a user asks for a hint. */
const HINTS = 2;

/** Taps one thing that the page offers, or plays its hint. Knows nothing but the page. */
async function step(frame: Frame, random: RNG): Promise<'tapped' | 'over'> {
  const main = frame.locator('main');
  await frame.locator('main.open[data-status="over"], main.open.may-act[data-revision]:not(.busy)').waitFor();
  if ((await main.getAttribute('data-status')) === 'over') return 'over';
  const hint = frame.locator('.menu [aria-keyshortcuts="h"]');
  if (random.below(5) < HINTS && (await hint.isVisible())) {
    const shown = frame.locator('.sheet .button.primary').or(frame.locator('.sheet.costly'));
    if (await pressed(hint))
      await shown
        .first()
        .waitFor({ timeout: CLICK_TIMEOUT_MS })
        .catch(() => {});
  }
  for (const selector of TAPPED) {
    const found = frame.locator(selector);
    const count = await found.count();
    if (count === 0) continue;
    await pressed(found.nth(random.below(count)));
    break;
  }
  return 'tapped';
}

/** Clicks. False if it is no longer there, because the board was drawn again. */
async function pressed(target: Locator): Promise<boolean> {
  try {
    // A user drags the map until the field is in view, and not under the small map.
    const timeout = CLICK_TIMEOUT_MS;
    await target.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'center' }), null, { timeout });
    await target.click({ timeout });
    return true;
  } catch (error) {
    if (/intercepts pointer events/.test(String(error))) throw error;
    return false;
  }
}
