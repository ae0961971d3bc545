import { type AnyGame, LANGUAGES, type Language, RNG, type Seat } from '@longtable/kit';
import { randomLine } from '@longtable/kit/testing/random-play';
import { type Playground, startPlayground, TEXT_CHANNELS } from '@longtable/playground';
import { call, RawGateway } from '@longtable/playground/testing/raw-bot';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../bot/features/index.ts';
import type { LoadedTable } from '../../bot/host/feature.ts';
import { isPrivate, onTurn } from '../../bot/host/table/table.ts';
import { drawBoard } from '../../bot/render/board.ts';
import { NO_EMOJIS, withEmojis } from '../../bot/render/emojis.ts';
import { type Drawn, restBody } from '../../bot/render/message.ts';
import { drawPanel } from '../../bot/render/panel.ts';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { builtInGames } from '../../games/index.ts';
import { follow, locationIn, open, testContext } from '../context.ts';
import { describeInBrowser, launch } from './chromium.ts';
import { overflowPixels } from './overflow.ts';
import { PageUser } from './page-user.ts';

/** Every ninth position is drawn, up to the maximum number of screens. */
const POSITION_STEP = 9;
const MAX_SCREENS = 12;
const SEED = 7;

/** A message of a position with its menus, or with the first submenu opened. */
interface Screen {
  readonly what: string;
  readonly drawn: Drawn;
}

describeInBrowser('board and controls on one screen', () => {
  let playground: Playground;
  let browser: Browser;
  let ada: PageUser;

  beforeAll(async () => {
    [playground, browser] = await Promise.all([startPlayground({ server: LOCAL_SERVER, limits: false }), launch()]);
    await RawGateway.ready(playground, 0);
    ada = await PageUser.open(browser, playground.url, 'Ada', 'narrow');
  });
  afterAll(async () => {
    await browser?.close();
    await playground?.close();
  });

  test.each(builtInGames.map((game) => [game.id, game] as const))('%s', async (_, game) => {
    const room = `/channels/${TEXT_CHANNELS[0].id}/messages`;
    const sights = await screensOf(game);
    for (const { drawn } of sights) {
      const { status, body } = await call(playground, 'POST', room, restBody(withEmojis(drawn, NO_EMOJIS)));
      expect(status, JSON.stringify(body)).toBe(200);
    }
    const messages = ada.page.locator('.message');
    await ada.until(async () => (await messages.count()) === sights.length);
    const excess = await overflowPixels(messages);
    const tooHigh = sights.flatMap(({ what }, at) => {
      const pixels = excess[at] ?? 0;
      return pixels > 0 ? [`${what}: ${pixels} pixels too high`] : [];
    });
    const layoutErrors = await ada.layoutErrors();
    for (const { message } of playground.world.messagesIn(TEXT_CHANNELS[0].id))
      playground.world.deleteMessage(TEXT_CHANNELS[0].id, message.id);
    await ada.until(async () => (await messages.count()) === 0);
    expect({ tooHigh, layoutErrors }).toEqual({ tooHigh: [], layoutErrors: [] });
  });
});

/** Returns the messages of positions in random games, from the view of the player to move. */
async function screensOf(game: AnyGame): Promise<Screen[]> {
  const random = RNG.seeded(SEED);
  const context = { ...(await testContext([game])), newSeed: () => random.below(2 ** 31) };
  const names = ['Ada', 'Bo'].slice(0, game.seats.max);
  const occupants = names.map((name, seat) => ({ kind: 'person' as const, id: `120000000000000000${seat + 1}`, name }));
  const begin = () => open(context, { game, occupants, location: locationIn(`${random.below(2 ** 31)}`) });
  let loaded = await begin();
  const sights: Screen[] = [];
  for (let step = 0; sights.length < MAX_SCREENS; step++) {
    const [seat] = onTurn(loaded);
    if (seat === undefined) {
      loaded = await begin();
      continue;
    }
    const language = LANGUAGES[(step / POSITION_STEP) % LANGUAGES.length] ?? 'en';
    if (step % POSITION_STEP === 0) sights.push(...screensAt(loaded, seat, language, `${language}, move ${step}`));
    loaded = follow(loaded, seat, randomLine(game, loaded.table.state, seat, random) ?? '', true);
  }
  return sights;
}

function screensAt({ table, game }: LoadedTable, seat: Seat, language: Language, what: string): Screen[] {
  const loaded = { features: FEATURES, game, table: { ...table, location: { ...table.location, language } } };
  const draw = (partial: string) =>
    isPrivate(loaded)
      ? drawPanel(loaded, seat, { language, display: 'plain' }, { opened: { partial, page: 0 } })
      : drawBoard(loaded, { partial, page: 0 });
  const step = game.choices(table.state, seat, '').find(({ final, input }) => !final && !input);
  return ['', ...(step ? [step.line] : [])].map((partial) => ({
    what: `${what} ${partial}`.trim(),
    drawn: draw(partial),
  }));
}
