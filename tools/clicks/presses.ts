import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, type Choice, expandShortcut, isShortcut, type Seat } from '@longtable/kit';
import type { drawMenu } from '../../bot/render/menu.ts';

/** A game and the function that draws its menus. */
export interface GameMenus {
  readonly game: AnyGame;
  readonly draw: typeof drawMenu;
}

export interface Move {
  readonly seat: Seat;
  readonly before: unknown;
  readonly line: string;
  readonly after: unknown;
}

/** Number of presses and taps. Choosing from a list is one press and two taps, because the list must be opened. */
export interface Effort {
  readonly presses: number;
  readonly taps: number;
}

export const NO_EFFORT: Effort = { presses: 0, taps: 0 };
const BUTTON: Effort = { presses: 1, taps: 1 };
const OPTION: Effort = { presses: 1, taps: 2 };

export function plus(one: Effort, other: Effort): Effort {
  return { presses: one.presses + other.presses, taps: one.taps + other.taps };
}

/** Returns the minimum effort for consecutive moves of a seat, in their order or in a cheaper one. */
export function effortOf(menus: GameMenus, moves: readonly Move[]): Effort {
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
  return [{ effort, count: 1 }, ...shortcuts];
}

/**
 * Returns the effort of a move that the menus omit. It must equal a listed move, such as the other copy of a card, or
 * have no effect.
 */
function effortOfUnlisted(menus: GameMenus, move: Move): Effort {
  const { before, seat, line, after } = move;
  const equal = [...effortByLine(menus, before, seat)].find(
    ([other]) => !isShortcut(other) && leadsTo(menus.game, move, [other], after),
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
export function stateAfter(game: AnyGame, state: unknown, seat: Seat, line: string): unknown {
  const outcome = game.play(state, seat, line);
  if (outcome.refused) throw new Error(`${game.id} refuses "${line}": ${outcome.refused.code}`);
  return outcome.state;
}

/** Returns the effort of lines in the menus: all shortcuts, and either `wanted` or, if it is undefined, every line. */
function effortByLine(
  { game, draw }: GameMenus,
  state: unknown,
  seat: Seat,
  wanted?: string,
): ReadonlyMap<string, Effort> {
  const found = new Map<string, Effort>();
  const reach = (line: string, effort: Effort) => {
    if (effort.taps < (found.get(line)?.taps ?? Number.POSITIVE_INFINITY)) found.set(line, effort);
  };
  const open = (partial: string, spent: Effort) => {
    const choices = [...(game.shortcuts?.choices(state, seat, partial) ?? []), ...game.choices(state, seat, partial)];
    const followed = choices.filter(({ line }) => isShortcut(line) || wanted === undefined || wanted.startsWith(line));
    const listed = followed.length > 0 ? linesInSelects(draw, choices, partial, seat) : new Set<string>();
    for (const { line, final, input } of followed) {
      const effort = plus(spent, listed.has(line) ? OPTION : BUTTON);
      if (final) reach(line, effort);
      else if (!input) open(line, effort);
      else if (wanted !== undefined) reach(wanted, plus(effort, BUTTON));
    }
  };
  open('', NO_EFFORT);
  return found;
}

/** Typical space for menus beside a game's board. */
const MENU_SPACE = 230;

/** Returns the lines of the choices that a drawn menu shows in select menus. */
function linesInSelects(
  draw: GameMenus['draw'],
  choices: readonly Choice[],
  partial: string,
  seat: Seat,
): ReadonlySet<string> {
  const offer = { surface: 'panel', table: 'abcdefgh', seat, turn: 1 } as const;
  const reader = { viewer: seat, language: 'en', names: ['Ada', 'Bo'] } as const;
  const { rows } = draw({ offer, partial, choices, page: 0, placeholder: 'Choose', room: MENU_SPACE }, reader);
  const values = rows.flatMap(({ components }) =>
    components.flatMap((part) => ('options' in part ? part.options.map(({ value }) => value.slice(1)) : [])),
  );
  return new Set(values);
}
