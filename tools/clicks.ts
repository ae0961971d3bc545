// Counts the presses a player needs to make the moves of computers:
// npm run clicks -- 10 1 --game duel

import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { Duel } from '@longtable/duel/state';
import { type State as Farmland, teamOf, unitFields } from '@longtable/farmland/state';
import { type AnyGame, type Choice, expandShortcut, isShortcut, RNG, type Seat, say } from '@longtable/kit';
import type { State as Runa } from '@longtable/runa/state';
import type { State as Spy } from '@longtable/spy/state';
import { parseId } from '../bot/custom-ids/ids.ts';
import { drawMenu } from '../bot/render/menu.ts';
import { builtInGames } from '../games/index.ts';

/** A game and the function that draws its menus. */
interface GameMenus {
  readonly game: AnyGame;
  readonly draw: typeof drawMenu;
  readonly space: MenuSpace;
}

interface Move {
  readonly seat: Seat;
  readonly before: unknown;
  readonly line: string;
  readonly after: unknown;
}

/** Number of presses and taps. Choosing from a list is one press and two taps, because the list must be opened. */
interface Effort {
  readonly presses: number;
  readonly taps: number;
}

const NO_EFFORT: Effort = { presses: 0, taps: 0 };
const BUTTON: Effort = { presses: 1, taps: 1 };
const OPTION: Effort = { presses: 1, taps: 2 };

function plus(firstEffort: Effort, secondEffort: Effort): Effort {
  return { presses: firstEffort.presses + secondEffort.presses, taps: firstEffort.taps + secondEffort.taps };
}

/** Returns the minimum effort for consecutive moves of a seat, in their order or in a cheaper one. */
function effortOf(menus: GameMenus, moves: readonly Move[]): Effort {
  const inOrder = effortInOrder(menus, moves);
  const handier = moves.length <= MAX_REORDERED ? effortInAnyOrder(menus, moves) : undefined;
  return handier && handier.taps < inOrder.taps ? handier : inOrder;
}

/** Maximum number of moves to reorder. */
const MAX_REORDERED = 15;

function effortInOrder(menus: GameMenus, moves: readonly Move[]): Effort {
  const least: Effort[] = Array(moves.length + 1).fill(NO_EFFORT);
  for (let at = moves.length - 1; at >= 0; at--) {
    const ways = waysFrom(menus, moves.slice(at)).map(({ effort, count }) => plus(effort, least[at + count]!));
    least[at] = ways.reduce((best, way) => (way.taps < best.taps ? way : best));
  }
  return least[0]!;
}

/**
 * Returns the effort if the cheapest moves are made first and the last move stays last. Undefined if that leads to
 * another state.
 */
function effortInAnyOrder(menus: GameMenus, moves: readonly Move[]): Effort | undefined {
  const { game } = menus;
  const last = moves.at(-1)!;
  const { seat } = last;
  let left = moves.slice(0, -1).map(({ line }) => line);
  let [state, spent] = [moves[0]!.before, NO_EFFORT];
  while (left.length > 0) {
    const ways = [...effortByLine(menus, state, seat)].flatMap(([line, effort]) => {
      const lines = isShortcut(line) ? expandShortcut(game, state, seat, line).lines : [line];
      return lines.length > 0 && lines.every((each) => left.includes(each)) ? [{ lines, effort }] : [];
    });
    const [best] = ways.toSorted((a, b) => a.effort.taps / a.lines.length - b.effort.taps / b.lines.length);
    if (!best) return undefined;
    spent = plus(spent, best.effort);
    left = left.filter((line) => !best.lines.includes(line));
    state = best.lines.reduce((now, line) => stateAfter(game, now, seat, line), state);
  }
  return isDeepStrictEqual(state, last.before) ? plus(spent, effortInOrder(menus, [last])) : undefined;
}

/** A press sequence: its effort, and the number of moves it makes. */
interface Way {
  readonly effort: Effort;
  readonly count: number;
}

function waysFrom(menus: GameMenus, moves: readonly Move[]): Way[] {
  const { game } = menus;
  const move = moves[0]!;
  const { before, seat, line } = move;
  const offered = effortByLine(menus, before, seat, line);
  const effort = offered.get(line) ?? effortOfUnlisted(menus, move);
  const shortcuts = [...offered].flatMap(([shortcut, effort]) => {
    if (!isShortcut(shortcut)) return [];
    const { lines } = expandShortcut(game, before, seat, shortcut);
    const reached = moves[lines.length - 1]?.after;
    return reached && leadsTo(game, move, lines, reached) ? [{ effort, count: lines.length }] : [];
  });
  return [{ effort, count: 1 }, ...shortcuts, ...walksFrom(menus, moves), ...repeatsFrom(menus, moves)];
}

/** Returns the rest or the walk of Dungeon that repeats a line as often as the next moves do. */
function repeatsFrom(menus: GameMenus, moves: readonly Move[]): Way[] {
  const { game } = menus;
  const { before, seat, line } = moves[0]!;
  if (game.id !== 'dungeon' || !'qwasd'.includes(line)) return [];
  const repeat = line === 'q' ? 'rest' : `walk ${line}`;
  const effort = effortByLine(menus, before, seat, repeat).get(repeat);
  const reached = effort && stateAfter(game, before, seat, repeat);
  const at = moves.findIndex(({ after }) => isDeepStrictEqual(after, reached));
  return effort && at > 0 ? [{ effort, count: at + 1 }] : [];
}

/** Returns the walks of No Time to Spy that lead as far as the next steps. */
function walksFrom(menus: GameMenus, moves: readonly Move[]): Way[] {
  const { game } = menus;
  const steps = moves.findIndex(({ line }) => !line.startsWith('step '));
  const reached = moves.slice(0, steps < 0 ? moves.length : steps);
  return reached.flatMap(({ line, after }, at): Way[] => {
    const walk = line.replace('step', 'walk');
    const move = moves[0]!;
    if (at === 0 || game.play(move.before, move.seat, walk).refused || !leadsTo(game, move, [walk], after)) return [];
    const effort = effortByLine(menus, move.before, move.seat, walk).get(walk);
    return effort ? [{ effort, count: at + 1 }] : [];
  });
}

/**
 * Returns the effort of a move that the menus omit. It must equal a listed move, such as the other copy of a card, or
 * have no effect.
 */
function effortOfUnlisted(menus: GameMenus, move: Move): Effort {
  const { before, seat, line, after } = move;
  const equal = [...effortByLine(menus, before, seat)].find(
    ([step]) => !isShortcut(step) && leadsTo(menus.game, move, [step], after),
  );
  if (!equal && !menus.game.acceptsUnlisted?.(before, seat, line)) throw new Error(`No menu leads to "${line}".`);
  return equal?.[1] ?? NO_EFFORT;
}

function leadsTo(game: AnyGame, { before, seat }: Move, lines: readonly string[], state: unknown): boolean {
  return isDeepStrictEqual(
    lines.reduce((now, line) => stateAfter(game, now, seat, line), before),
    state,
  );
}

/** Returns the state after a line. Throws if the line is illegal. */
function stateAfter(game: AnyGame, state: unknown, seat: Seat, line: string): unknown {
  const outcome = game.play(state, seat, line);
  if (outcome.refused) throw new Error(`${game.id} refuses "${line}": ${outcome.refused.code}`);
  return outcome.state;
}

/** Returns the effort of lines in the menus: all shortcuts, and either `wanted` or, if it is undefined, every line. */
function effortByLine(menus: GameMenus, state: unknown, seat: Seat, wanted?: string): ReadonlyMap<string, Effort> {
  const { game } = menus;
  const cheapest = new Map<string, Effort>();
  const reach = (line: string, effort: Effort) => {
    if (effort.taps < (cheapest.get(line)?.taps ?? Number.POSITIVE_INFINITY)) cheapest.set(line, effort);
  };
  const open = (partial: string, spent: Effort) => {
    const choices = [...(game.shortcuts?.choices(state, seat, partial) ?? []), ...game.choices(state, seat, partial)];
    const followed = choices.filter(({ line }) => isShortcut(line) || wanted === undefined || wanted.startsWith(line));
    const listed = followed.length > 0 ? linesInLists(menus, choices, partial, seat) : new Map<string, Effort>();
    for (const { line, final, input } of followed) {
      const effort = plus(spent, listed.get(line) ?? BUTTON);
      if (final) reach(line, effort);
      else if (!input) open(line, effort);
      else if (wanted !== undefined) reach(wanted, plus(effort, BUTTON));
    }
  };
  open('', NO_EFFORT);
  return cheapest;
}

/** Space for menus beside a game's board, see `Menu`. */
type MenuSpace = Pick<Parameters<typeof drawMenu>[0], 'room' | 'limit'>;

/** Typical space. */
const MENU_SPACE: MenuSpace = { room: 230 };

/** Returns the effort of the choices that a drawn menu shows in select menus, or on the pages that its buttons open. */
function linesInLists(
  { game, draw, space }: GameMenus,
  choices: readonly Choice[],
  partial: string,
  seat: Seat,
): ReadonlyMap<string, Effort> {
  const offer = { surface: 'panel', table: 'abcdefgh', seat, turn: 1 } as const;
  const reader = { viewer: seat, language: 'en', names: ['Ada', 'Bo'] } as const;
  const named = Object.entries(game.presentation.verbLists ?? {});
  const kindLists = Object.fromEntries(named.map(([verb, name]) => [verb, say(name, 'en')]));
  const efforts = new Map<string, Effort>();
  const addPage = (page: number, spent: Effort) => {
    const { rows } = draw({ offer, partial, choices, page, placeholder: 'Choose', kindLists, ...space }, reader);
    for (const part of rows.flatMap(({ components }) => components)) {
      if ('options' in part) for (const { value } of part.options) efforts.set(value.slice(1), plus(spent, OPTION));
      const id = 'custom_id' in part ? parseId(part.custom_id) : undefined;
      if (id?.kind !== 'choice') continue;
      if (page > 0 && id.act !== 'page') efforts.set(id.line, plus(spent, BUTTON));
      if (page === 0 && id.act === 'page' && id.page > 0) addPage(id.page, plus(spent, BUTTON));
    }
  };
  addPage(0, NO_EFFORT);
  return efforts;
}

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
  readonly space?: MenuSpace;
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
    part: () => ({ row: 'Dungeon, a game', id: 0 }),
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
    options: { length: 'quick' },
    space: { room: 72, limit: 94 },
    part: ({ round, active }: Spy) =>
      active === null ? undefined : { row: 'No Time to Spy, an agent’s turn', id: `${round} ${active}` },
  },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { game: { type: 'string' } },
});
const [games = 5, seed = 1] = positionals.map(Number);

const parts = COUNTED.filter(({ game }) => game === (values.game ?? game)).flatMap((counted) => {
  const game = builtInGames.find(({ id }) => id === counted.game)!;
  const seeds = Array.from({ length: games }, (_, index) => seed + index);
  return seeds.flatMap((each) =>
    partsOf({ game, draw: drawMenu, space: counted.space ?? MENU_SPACE }, counted, movesOf(game, counted, each)),
  );
});
const rows = Map.groupBy(parts, ({ row }) => row);
console.table(Object.fromEntries([...rows].toSorted().map(([row, all]) => [row, averageOf(all)])));

/** Plays a game between computers and returns its moves. */
function movesOf(game: AnyGame, { level, options = {} }: Counted, seed: number): Move[] {
  const moves: Move[] = [];
  const begun = game.setup(game.options.parse(options), seed, game.seats.max);
  if (begun.refused) throw new Error(`${game.id} couldn’t be set up.`);
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

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

function averageOf(parts: readonly CountedPart[]): Readonly<Record<string, number>> {
  const average = (value: (part: CountedPart) => number) =>
    Math.round((10 * parts.reduce((sum, part) => sum + value(part), 0)) / parts.length) / 10;
  return {
    counted: parts.length,
    moves: average(({ moves }) => moves),
    presses: average(({ effort }) => effort.presses),
    'presses, p50': medianOf(parts.map(({ effort }) => effort.presses)),
    taps: average(({ effort }) => effort.taps),
  };
}
