import { stripVTControlCharacters } from 'node:util';
import { type AnyGame, describeOptions, LANGUAGES, type OptionSpec, RNG, type Seat } from '@longtable/kit';
import { randomLine } from '@longtable/kit/testing/random-play';
import { v2Message } from '@longtable/playground/limits/messages';
import { expect, test } from 'vitest';
import { drawReplay } from '../bot/features/history/replay-board.ts';
import { FEATURES } from '../bot/features/index.ts';
import { drawBoardFor } from '../bot/features/watching/index.ts';
import type { Context } from '../bot/host/context.ts';
import type { LoadedTable } from '../bot/host/feature.ts';
import { openSpectatorAt, readerAt } from '../bot/host/table/names.ts';
import { drawBoard } from '../bot/render/board.ts';
import type { DisplaySettings } from '../bot/render/display.ts';
import { emojiName, withEmojis } from '../bot/render/emojis.ts';
import { type Drawn, restBody, textOf } from '../bot/render/message.ts';
import { drawPanel } from '../bot/render/panel.ts';
import { builtInGames } from '../games/index.ts';
import { DISPLAYS } from '../storage/records/person.ts';
import type { SeatOccupant } from '../storage/records/table.ts';
import { follow, open, testContext } from './context.ts';

/** Number of games, raised with `LONGTABLE_WALKS`. */
const GAMES = Number(process.env.LONGTABLE_WALKS ?? builtInGames.length);
/** Maximum number of lines per game. */
const MAX_LINES = 40;
/** One position in this many is drawn. */
const DRAWN_INTERVAL = 4;
/** Every third line is joined with the previous story. */
const STORY_INTERVAL = 3;
/** Maximum width of a text board on a phone. */
const MAX_COLUMNS = 36;
/** Maximum number of choices on a page of a menu. */
const PAGE_SIZE = 25;
/** Returns a user with an id of maximum length. */
const person = (seat: Seat): SeatOccupant => ({ kind: 'person', id: `${'9'.repeat(19)}${seat}` });

const DISPLAY_SETTINGS: readonly DisplaySettings[] = LANGUAGES.flatMap((language) =>
  DISPLAYS.map((display) => ({ language, display })),
);

test('keeps boards, panels, menus and replays of random games within Discord’s limits', async () => {
  let [drawn, messages, longest] = [0, 0, 0];
  for (let number = 0; number < GAMES; number++) {
    const game = builtInGames[number % builtInGames.length] as AnyGame;
    drawn += await playOut(game, number, (message, what) => {
      messages++;
      longest = Math.max(longest, textOf(message).length);
      check(message, `${game.id}, game ${number}, ${what}`);
    });
  }
  expect(drawn).toBeGreaterThan(5 * GAMES);
  expect(messages).toBeGreaterThan(6 * drawn);
  expect(longest).toBeLessThanOrEqual(4000);
});

type See = (drawn: Drawn, what: string) => void;

/** Plays one random game and returns the number of drawn positions: the first, the last and random ones. */
async function playOut(game: AnyGame, number: number, see: See): Promise<number> {
  const random = RNG.seeded(number);
  // A separate RNG selects what is drawn, so that the games do not depend on it.
  const drawRng = RNG.seeded(-1 - number);
  const context = { ...(await testContext([game])), newSeed: () => random.below(2 ** 31) };
  let loaded = await openRandomTable(context, game, random);
  const log: { seat: Seat; line: string }[] = [];
  for (let positions = 1, drawn = 0; ; positions++) {
    const turn = game.turn(loaded.table.state);
    const isLast = turn.length === 0 || positions > MAX_LINES;
    const isDrawn = drawRng.below(DRAWN_INTERVAL) === 0 || positions === 1 || isLast;
    const look = drawRng.pick(DISPLAY_SETTINGS);
    if (isDrawn) drawAll(loaded, log, look, see);
    drawn += Number(isDrawn);
    if (isLast) return drawn;
    const seat = random.pick(turn);
    const line = randomLine(game, loaded.table.state, seat, random, (partial, choices) => {
      if (isDrawn) drawMenus(loaded, seat, partial, choices.length > PAGE_SIZE ? [0, 1] : [0], look, see);
    });
    loaded = follow(loaded, seat, line ?? '', random.below(STORY_INTERVAL) === 0);
    log.push({ seat, line: line ?? '' });
  }
}

async function openRandomTable(context: Context, game: AnyGame, random: RNG): Promise<LoadedTable> {
  const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
  const occupants = Array.from({ length: seats }, (_, seat) => person(seat));
  const asked = { game, occupants, perTurn: 86_400_000 };
  const options = randomOptions(game, random);
  return open(context, { ...asked, options }).catch(() => open(context, { ...asked, options: {} }));
}

function randomOptions(game: AnyGame, random: RNG): Record<string, unknown> {
  const values = describeOptions(game.options).map((spec) => [spec.name, randomValue(spec, random)]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && random.below(2) === 0));
}

function randomValue(spec: OptionSpec, random: RNG): unknown {
  if (spec.kind === 'choice') return random.pick(spec.values).value;
  if (spec.kind === 'flag') return random.below(2) === 0;
  if (spec.kind === 'number') return spec.min;
  return undefined;
}

/** Draws the public board, every seat's panel, a spectator's view and the replay with these display settings. */
function drawAll(
  loaded: LoadedTable,
  log: readonly { seat: Seat; line: string }[],
  look: DisplaySettings,
  see: See,
): void {
  const { table, game } = loaded;
  see(drawBoard(withDisplay(loaded, look)), 'public board');
  see(drawBoardFor(loaded, readerAt(loaded, 'spectator', look.language), look, []), 'spectator');
  see(drawBoardFor(loaded, openSpectatorAt(loaded, look.language), look, []), 'spectator who sees everything');
  for (const seat of table.seats.keys()) see(drawPanel(loaded, seat, look), `panel of seat ${seat}`);
  const record = {
    game: game.id,
    rules: table.rulesVersion,
    options: table.options,
    seed: table.seed,
    seats: table.seats.map(() => ''),
    lines: log,
  };
  const at = {
    game,
    state: table.state,
    events: table.events.list,
    move: log.length,
    ends: [...log.keys(), log.length],
  };
  see(drawReplay({ record, at, viewer: 0, loaded }, look), 'replay');
}

/** Draws pages of the menu after a partial line, on the board and in the panel. */
function drawMenus(
  loaded: LoadedTable,
  seat: Seat,
  partial: string,
  pages: readonly number[],
  look: DisplaySettings,
  see: See,
): void {
  for (const page of pages) {
    see(drawBoard(withDisplay(loaded, look), { partial, page }), `board after "${partial}"`);
    see(drawPanel(loaded, seat, look, { opened: { partial, page } }), `panel after "${partial}"`);
  }
}

function withDisplay({ table, game }: LoadedTable, look: DisplaySettings): LoadedTable {
  return { features: FEATURES, game, table: { ...table, location: { ...table.location, ...look } } };
}

/** Returns an emoji for an icon with an id of Discord's length. */
const findEmoji = (icon: string) => ({ id: '1277679484459290757', name: emojiName(icon) });

function check(sketched: Drawn, what: string): void {
  const drawn = withEmojis(sketched, findEmoji);
  const checked = v2Message.safeParse(restBody(drawn));
  if (!checked.success) throw new Error(`${what}: ${checked.error.message}\n${textOf(drawn)}`);
  if (textOf(drawn) === '') throw new Error(`${what}: the message is empty`);
  const wide = linesInBlocks(textOf(drawn)).find((line) => [...line].length > MAX_COLUMNS);
  if (wide !== undefined) throw new Error(`${what}: a line has more than ${MAX_COLUMNS} columns\n${wide}`);
}

/** Returns the lines of a message's code blocks without colours. */
function linesInBlocks(text: string): string[] {
  return [...text.matchAll(/```(?:ansi)?\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    stripVTControlCharacters(block).split('\n'),
  );
}
