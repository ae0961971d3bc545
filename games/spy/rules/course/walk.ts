import type { Board, Present, State } from '../../state.ts';
import { makePoint, type Point, parsePoint, ring, samePlace } from '../grid.ts';
import { fieldAt, isAccessible, placesOf } from '../match/board.ts';
import { carries } from '../match/people.ts';

/** The line of a walk to a field. */
export function walkLine(to: Point): string {
  return `walk ${makePoint(to)}`;
}

/** Where a line walks to, if it is one. */
export function parseWalk(line: string): Point | undefined {
  const [, place = ''] = /^walk (.*)$/s.exec(line) ?? [];
  const to = parsePoint(place);
  return to && walkLine(to) === line ? to : undefined;
}

/** The ways of somebody to any field, step by step. */
export interface Ways {
  /** None where there is no way or one is there already. */
  to(field: Point): Point[];
  /** How many steps that are, without looking for each of them. */
  length(field: Point): number;
}

/** The shortest ways of somebody: onto a field, or next to it where one cannot or would not stand; around people rather than through them. */
export function waysOf(state: State, actor: Present): Ways {
  if (last?.state !== state || last.actor !== actor) last = { state, actor, ways: findWays(state, actor) };
  return last.ways;
}

/** One menu asks for the same ways again and again. */
let last: { readonly state: State; readonly actor: Present; readonly ways: Ways } | undefined;

function findWays(state: State, actor: Present): Ways {
  const taken = new Set(figuresOf(state).map(keyOf));
  let around: Reach | undefined;
  let through: Reach | undefined;
  const goal = (field: Point): Goal | undefined => {
    if (fieldAt(state.board, field) === undefined || samePlace(actor.at, field)) return undefined;
    const ends = endsOf(state, actor, field, taken);
    if (ends.some((end) => samePlace(end, actor.at))) return undefined;
    around ??= reachOf(state, actor.at, taken);
    const free = nearest(around, ends.length > 1 ? ends.filter((end) => !taken.has(keyOf(end))) : ends);
    if (free) return free;
    through ??= reachOf(state, actor.at, NOBODY);
    return nearest(through, ends);
  };
  return {
    to(field) {
      const found = goal(field);
      return found ? wayBack(found) : [];
    },
    length: (field) => goal(field)?.steps ?? 0,
  };
}

/** The way to one field. */
export function wayTo(state: State, actor: Present, to: Point): Point[] {
  return waysOf(state, actor).to(to);
}

const NOBODY: ReadonlySet<number> = new Set();

/** More than any column, so that a field can be told by one number. */
const STRIDE = 100;
const keyOf = ({ x, y }: Point) => (y + 1) * STRIDE + x + 1;
const pointOf = (key: number): Point => ({ x: (key % STRIDE) - 1, y: Math.floor(key / STRIDE) - 1 });

function figuresOf({ people, cat, janitor }: State): Point[] {
  return [...people.map(({ at }) => at), cat, janitor].filter((at) => at !== null);
}

/** Where a walk to a field ends. */
function endsOf(state: State, actor: Present, to: Point, taken: ReadonlySet<number>): Point[] {
  const isCat = state.cat !== null && samePlace(state.cat, to) && carries(actor, 'DIAMOND_COLLAR');
  if (isAccessible(state.board, to) && (isCat || !taken.has(keyOf(to)))) return [to];
  return ring(to, 1).filter((at) => isAccessible(state.board, at));
}

/** For every field, by its key, how far it is and where one comes from; fields that were not reached have no steps. */
interface Reach {
  readonly from: number;
  readonly steps: Int16Array;
  readonly before: Int16Array;
}

const AROUND = [-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1];

/** Everywhere one can walk, without going on from where somebody is in the way. */
function reachOf({ board }: State, start: Point, inTheWay: ReadonlySet<number>): Reach {
  const from = keyOf(start);
  const steps = new Int16Array(STRIDE * (board.rows.length + 2));
  const before = new Int16Array(steps.length);
  const ground = groundOf(board);
  const queue = [from];
  for (const at of queue) {
    if (at !== from && inTheWay.has(at)) continue;
    for (const offset of AROUND) {
      const near = at + offset;
      if (near === from || steps[near] !== 0 || ground[near] === 0) continue;
      steps[near] = (steps[at] ?? 0) + 1;
      before[near] = at;
      queue.push(near);
    }
  }
  return { from, steps, before };
}

/** Which fields one can stand on, by their keys; rows are replaced when a wall falls, so this holds as long as they do. */
function groundOf(board: Board): Uint8Array {
  const known = grounds.get(board.rows);
  if (known) return known;
  const ground = new Uint8Array(STRIDE * (board.rows.length + 2));
  for (const at of placesOf(board)) if (isAccessible(board, at)) ground[keyOf(at)] = 1;
  grounds.set(board.rows, ground);
  return ground;
}

const grounds = new WeakMap<readonly string[], Uint8Array>();

/** Where a walk ends, and how many steps it takes. */
interface Goal {
  readonly reach: Reach;
  readonly end: number;
  readonly steps: number;
}

/** The first of the nearest of these fields, if one of them was reached. */
function nearest(reach: Reach, ends: readonly Point[]): Goal | undefined {
  let best: Goal | undefined;
  for (const point of ends) {
    const end = keyOf(point);
    const steps = reach.steps[end] ?? 0;
    if (steps > 0 && (!best || steps < best.steps)) best = { reach, end, steps };
  }
  return best;
}

function wayBack({ reach: { from, before }, end }: Goal): Point[] {
  const way: Point[] = [];
  for (let at = end; at !== from; at = before[at] ?? from) way.unshift(pointOf(at));
  return way;
}
