import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import {
  type AnyGame,
  describeOptions,
  type GameEvent,
  LANGUAGES,
  type OptionSpec,
  RNG,
  type Seat,
} from '@longtable/kit';
import { randomLine } from '@longtable/kit/testing/random-play';
import { v2Message } from '@longtable/playground/limits/messages';
import { drawReplay } from '../../bot/features/history/replay-board.ts';
import { FEATURES } from '../../bot/features/index.ts';
import { drawBoardFor } from '../../bot/features/watching/index.ts';
import type { Context } from '../../bot/host/context.ts';
import type { LoadedTable } from '../../bot/host/feature.ts';
import { openSpectatorAt, readerAt } from '../../bot/host/table/names.ts';
import { drawBoard } from '../../bot/render/board.ts';
import type { DisplaySettings } from '../../bot/render/display.ts';
import { emojiName, withEmojis } from '../../bot/render/emojis.ts';
import { type Drawn, restBody, textOf } from '../../bot/render/message.ts';
import { drawPanel } from '../../bot/render/panel.ts';
import { builtInGames } from '../../games/index.ts';
import { DISPLAYS } from '../../storage/records/person.ts';
import type { SeatOccupant } from '../../storage/records/table.ts';
import { open, testContext } from '../context.ts';
import { scriptArguments } from '../script.ts';

/** Maximum number of lines per game. */
const MAX_LINES = 600;
const MAX_EVENTS = 60;
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

/** Games `from`, `from + step`, … below `games`, of which one position in `oneIn` is drawn. */
interface Plan {
  readonly games: number;
  readonly oneIn: number;
  readonly lines?: number;
  readonly from?: number;
  readonly step?: number;
}

/** Numbers of games, positions, drawn positions and messages, and the longest message. */
export interface Found {
  games: number;
  positions: number;
  drawn: number;
  messages: number;
  longest: number;
}

/** Plays random games of every game and draws all messages. Throws if Discord would reject one. */
export async function campaign({ games, oneIn, lines = MAX_LINES, from = 0, step = 1 }: Plan): Promise<Found> {
  const found: Found = { games: 0, positions: 0, drawn: 0, messages: 0, longest: 0 };
  for (let number = from; number < games; number += step) {
    const game = builtInGames[number % builtInGames.length] as AnyGame;
    const { positions, drawn } = await playOut(game, { number, lines, oneIn }, (message, what) => {
      found.messages++;
      found.longest = Math.max(found.longest, textOf(message).length);
      check(message, `${game.id}, game ${number}, ${what}`);
    });
    found.games++;
    found.positions += positions;
    found.drawn += drawn;
  }
  return found;
}

type See = (drawn: Drawn, what: string) => void;
type Match = { readonly number: number; readonly lines: number; readonly oneIn: number };

/** Plays one random game and returns its numbers of positions and of drawn positions: the first, the last and random ones. */
async function playOut(game: AnyGame, { number, lines, oneIn }: Match, see: See) {
  const random = RNG.seeded(number);
  // A separate RNG selects what is drawn, so that the games do not depend on it.
  const drawRng = RNG.seeded(-1 - number);
  const context = { ...(await testContext([game])), newSeed: () => random.below(2 ** 31) };
  let loaded = await openRandomTable(context, game, random);
  const log: { seat: Seat; line: string }[] = [];
  for (let positions = 1, drawn = 0; ; positions++) {
    const turn = game.turn(loaded.table.state);
    const isLast = turn.length === 0 || positions > lines;
    const isDrawn = drawRng.below(oneIn) === 0 || positions === 1 || isLast;
    const look = drawRng.pick(DISPLAY_SETTINGS);
    if (isDrawn) drawAll(loaded, log, look, see);
    drawn += Number(isDrawn);
    if (isLast) return { positions, drawn };
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

/** Returns the table after a line. `more` appends its events to the previous story, as after a computer's move. */
export function follow({ table, game }: LoadedTable, seat: Seat, line: string, more: boolean): LoadedTable {
  const outcome = game.play(table.state, seat, line);
  if (outcome.refused) throw new Error(`${game.id}: "${line}" was offered and refused (${outcome.refused.code})`);
  const over = game.result(outcome.state) !== undefined;
  const previous = more ? table.events.list : [];
  const events: GameEvent[] = [...previous, ...outcome.events].slice(-MAX_EVENTS);
  const turns = table.turns.with(seat, { count: (table.turns[seat]?.count ?? 0) + 1 });
  const ending = over ? ({ by: 'game' } as const) : null;
  return {
    features: FEATURES,
    game,
    table: {
      ...table,
      state: outcome.state,
      status: over ? 'over' : 'playing',
      ending,
      events: { ...table.events, list: events },
      turns,
    },
  };
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

/** Runs the campaign in one thread per core. */
async function runInThreads(games: number, oneIn: number): Promise<Found> {
  const step = availableParallelism();
  const shares = Array.from({ length: step }, (_, from) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { games, oneIn, from, step } satisfies Plan });
    return new Promise<Found>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  });
  return (await Promise.all(shares)).reduce((one, other) => ({
    games: one.games + other.games,
    positions: one.positions + other.positions,
    drawn: one.drawn + other.drawn,
    messages: one.messages + other.messages,
    longest: Math.max(one.longest, other.longest),
  }));
}

if (import.meta.main) {
  const [games, oneIn] = scriptArguments(10_000, 25);
  if (isMainThread) console.log({ oneIn, ...(await runInThreads(games, oneIn)) });
  else parentPort?.postMessage(await campaign(workerData));
}
