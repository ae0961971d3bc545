import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { seeded } from '../../games/kit/chance.ts';
import type { AnyGame } from '../../games/kit/game.ts';
import { COUNTED, type Counted } from './games.ts';
import { type Effort, effortOf, type Menus, type Move, NOTHING, played, plus } from './presses.ts';

// Counts what a person has to press to play as the computers do: npm run clicks -- 10 1 --root ../older-checkout --game duel

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: '.' }, game: { type: 'string' } },
});
const [games = 5, seed = 1] = positionals.map(Number);
const { shelf } = await imported<typeof import('../../games/index.ts')>('games/index.ts');
const { drawMenu } = await imported<typeof import('../../bot/render/menu.ts')>('bot/render/menu.ts');

const parts = COUNTED.filter(({ game }) => game === (values.game ?? game)).flatMap((counted) => {
  const game = shelf.find(({ id }) => id === counted.game)!;
  const seeds = Array.from({ length: games }, (_, index) => seed + index);
  return seeds.flatMap((each) => partsOf({ game, draw: drawMenu }, counted, movesOf(game, counted, each)));
});
const rows = Map.groupBy(parts, ({ row }) => row);
console.table(Object.fromEntries([...rows].toSorted().map(([row, all]) => [row, averageOf(all)])));

/** A module of the checkout whose presses are counted. */
async function imported<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(resolve(values.root, path)).href);
}

/** The moves of a game between computers. */
function movesOf(game: AnyGame, { level, options = {} }: Counted, seed: number): Move[] {
  const moves: Move[] = [];
  const begun = game.setup(game.options.parse(options), seed, game.seats.max);
  if (begun.refused) throw new Error(`${game.id} was not set up.`);
  let { state } = begun;
  const chance = seeded(seed);
  for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
    const line = game.computers!.line(state, seat, level, chance);
    const after = played(game, state, seat, line);
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

/** What each part of a game takes; only moves that follow each other can be made with one press. */
function partsOf(menus: Menus, counted: Counted, moves: readonly Move[]): CountedPart[] {
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
    return { row, moves: all.flat().length, effort: all.map((run) => effortOf(menus, run)).reduce(plus, NOTHING) };
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
