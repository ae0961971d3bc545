import type { Present, State } from '../../state.ts';
import { makePoint, type Point, parsePoint, ring, samePlace } from '../grid.ts';
import { fieldAt, isAccessible } from '../match/board.ts';
import { carries } from '../match/people.ts';
import { groundOf, keyOf, pointOf, type Reach, reachOf } from './ground.ts';

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
  const ground = groundOf(state.board);
  const from = keyOf(ground, actor.at);
  const taken = new Set(figuresOf(state).map((at) => keyOf(ground, at)));
  const isTaken = (at: Point) => taken.has(keyOf(ground, at));
  let around: Reach | undefined;
  let through: Reach | undefined;
  const goal = (field: Point): Goal | undefined => {
    if (fieldAt(state.board, field) === undefined || samePlace(actor.at, field)) return undefined;
    const ends = endsOf(state, actor, field, isTaken);
    if (ends.some((end) => samePlace(end, actor.at))) return undefined;
    around ??= reachOf(ground, from, taken);
    const free = nearest(around, ends.length > 1 ? ends.filter((end) => !isTaken(end)) : ends);
    if (free) return free;
    through ??= reachOf(ground, from, NOBODY);
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

function figuresOf({ people, cat, janitor }: State): Point[] {
  return [...people.map(({ at }) => at), cat, janitor].filter((at) => at !== null);
}

/** Where a walk to a field ends. */
function endsOf(state: State, actor: Present, to: Point, isTaken: (at: Point) => boolean): Point[] {
  const isCat = state.cat !== null && samePlace(state.cat, to) && carries(actor, 'DIAMOND_COLLAR');
  if (isAccessible(state.board, to) && (isCat || !isTaken(to))) return [to];
  return ring(to, 1).filter((at) => isAccessible(state.board, at));
}

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
    const end = keyOf(reach.ground, point);
    const steps = reach.steps[end] ?? 0;
    if (steps > 0 && (!best || steps < best.steps)) best = { reach, end, steps };
  }
  return best;
}

function wayBack({ reach: { ground, from, before }, end }: Goal): Point[] {
  const way: Point[] = [];
  for (let at = end; at !== from; at = before[at] ?? from) way.unshift(pointOf(ground, at));
  return way;
}
