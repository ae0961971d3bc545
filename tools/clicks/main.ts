import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Duel } from '@longtable/duel/state';
import type { State as Dungeon } from '@longtable/dungeon/state';
import { type State as Farmland, teamOf, unitFields } from '@longtable/farmland/state';
import { type AnyGame, RNG, type Seat } from '@longtable/kit';
import type { State as Runa } from '@longtable/runa/state';
import type { State as Spy } from '@longtable/spy/state';
import { type Effort, effortOf, type GameMenus, type Move, NO_EFFORT, plus, stateAfter } from './presses.ts';

/** A part of a game whose presses are counted: its row in the output, and an id that separates parts of that row. */
interface Part {
  readonly row: string;
  readonly id: unknown;
}

/** A game between computers and how it is split into parts. */
interface Counted {
  readonly game: string;
  readonly level: string;
  readonly options?: object;
  /**
   * Returns the part of the game that a move belongs to, or undefined if the move is not counted. The part gets the row
   * of its first move.
   */
  part(state: never, seat: Seat): Part | undefined;
}

const COUNTED: readonly Counted[] = [
  { game: 'duel', level: 'advanced', part: ({ round }: Duel) => ({ row: 'Card Duel, a turn', id: round }) },
  {
    game: 'farmland',
    level: 'master',
    part(state: Farmland, seat) {
      const units = unitFields(state, seat).length;
      return { row: `Crown of Farmland, a turn with ${units} units`, id: teamOf(state, seat).deck.length };
    },
  },
  {
    game: 'dungeon',
    level: 'advanced',
    part: ({ level }: Dungeon) =>
      [1, 2, 3].includes(level) ? { row: `Dungeon, level ${level}`, id: level } : undefined,
  },
  {
    game: 'runa',
    level: 'beginner',
    part: ({ phase, story }: Runa) =>
      ['card', 'target', 'dice'].includes(phase.kind) ? { row: 'Runa’s Strive, a fight', id: story.rooms } : undefined,
  },
  {
    game: 'spy',
    level: 'advanced',
    options: { match: 'quick' },
    part: ({ round }: Spy) => (round <= 5 ? { row: 'No Time to Spy, a side’s first five rounds', id: 0 } : undefined),
  },
];

// Counts the presses a player needs to make the moves of computers:
// npm run clicks -- 10 1 --root ../older-checkout --game duel

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: '.' }, game: { type: 'string' } },
});
const [games = 5, seed = 1] = positionals.map(Number);
const { builtInGames } = await imported<typeof import('../../games/index.ts')>('games/index.ts');
const { drawMenu } = await imported<typeof import('../../bot/render/menu.ts')>('bot/render/menu.ts');

const parts = COUNTED.filter(({ game }) => game === (values.game ?? game)).flatMap((counted) => {
  const game = builtInGames.find(({ id }) => id === counted.game)!;
  const seeds = Array.from({ length: games }, (_, index) => seed + index);
  return seeds.flatMap((each) => partsOf({ game, draw: drawMenu }, counted, movesOf(game, counted, each)));
});
const rows = Map.groupBy(parts, ({ row }) => row);
console.table(Object.fromEntries([...rows].toSorted().map(([row, all]) => [row, averageOf(all)])));

/** Imports a module of the measured checkout. */
async function imported<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(resolve(values.root, path)).href);
}

/** Plays a game between computers and returns its moves. */
function movesOf(game: AnyGame, { level, options = {} }: Counted, seed: number): Move[] {
  const moves: Move[] = [];
  const begun = game.setup(game.options.parse(options), seed, game.seats.max);
  if (begun.refused) throw new Error(`${game.id} was not set up.`);
  let { state } = begun;
  const rng = RNG.seeded(seed);
  for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
    const line = game.computers!.line(state, seat, level, rng);
    const after = stateAfter(game, state, seat, line);
    moves.push({ seat, before: state, line, after });
    state = after;
  }
  return moves;
}

interface CountedPart {
  readonly row: string;
  readonly moves: number;
  readonly effort: Effort;
}

/** Returns the effort of each part of a game. Only consecutive moves can share a press. */
function partsOf(menus: GameMenus, counted: Counted, moves: readonly Move[]): CountedPart[] {
  const runs: Move[][] = [];
  const keyOf = ({ before, seat }: Move) => {
    const part = counted.part(before as never, seat);
    return part && `${seat} ${part.id}`;
  };
  for (const [at, move] of moves.entries()) {
    if (at > 0 && keyOf(moves[at - 1]!) === keyOf(move)) runs.at(-1)!.push(move);
    else runs.push([move]);
  }
  const parts = Map.groupBy(runs, ([move]) => keyOf(move!));
  return [...parts].flatMap(([key, all]) => {
    const [[first]] = all as [[Move]];
    if (key === undefined) return [];
    const { row } = counted.part(first.before as never, first.seat)!;
    return { row, moves: all.flat().length, effort: all.map((run) => effortOf(menus, run)).reduce(plus, NO_EFFORT) };
  });
}

function averageOf(parts: readonly CountedPart[]): Readonly<Record<string, number>> {
  const average = (value: (part: CountedPart) => number) =>
    Math.round((10 * parts.reduce((sum, part) => sum + value(part), 0)) / parts.length) / 10;
  return {
    counted: parts.length,
    moves: average(({ moves }) => moves),
    presses: average(({ effort }) => effort.presses),
    taps: average(({ effort }) => effort.taps),
  };
}
