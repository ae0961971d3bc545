import type { Present, State } from '../../state.ts';
import { makePoint, type Point, parsePoint, ring, samePlace } from '../grid.ts';
import { fieldAt, isAccessible } from '../match/board.ts';
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

/** The ways of somebody to any field, step by step; none where there is no way or one is there already. */
export type Ways = (to: Point) => Point[];

/** The shortest ways of somebody: onto a field, or next to it where one cannot or would not stand; around people rather than through them. */
export function waysOf(state: State, actor: Present): Ways {
  const taken = new Set(figuresOf(state).map(keyOf));
  let around: Reach | undefined;
  let through: Reach | undefined;
  return (to) => {
    if (fieldAt(state.board, to) === undefined || samePlace(actor.at, to)) return [];
    const ends = endsOf(state, actor, to, taken);
    if (ends.some((end) => samePlace(end, actor.at))) return [];
    around ??= reachOf(state, actor.at, (at) => !taken.has(keyOf(at)) || samePlace(at, actor.at));
    const way = shortest(around, ends, taken);
    if (way.length > 0) return way;
    through ??= reachOf(state, actor.at, () => true);
    return shortest(through, ends, new Set());
  };
}

/** The way to one field. */
export function wayTo(state: State, actor: Present, to: Point): Point[] {
  return waysOf(state, actor)(to);
}

const keyOf = ({ x, y }: Point) => y * 100 + x;

function figuresOf({ people, cat, janitor }: State): Point[] {
  return [...people.map(({ at }) => at), cat, janitor].filter((at) => at !== null);
}

/** Where a walk to a field ends. */
function endsOf(state: State, actor: Present, to: Point, taken: ReadonlySet<number>): Point[] {
  const isCat = state.cat !== null && samePlace(state.cat, to) && carries(actor, 'DIAMOND_COLLAR');
  if (isAccessible(state.board, to) && (isCat || !taken.has(keyOf(to)))) return [to];
  return ring(to, 1).filter((at) => isAccessible(state.board, at));
}

type Reach = ReadonlyMap<number, { readonly steps: number; readonly before: Point | null }>;

function reachOf({ board }: State, from: Point, mayPass: (at: Point) => boolean): Reach {
  const found = new Map([[keyOf(from), { steps: 0, before: null as Point | null }]]);
  const queue: Point[] = [from];
  for (const at of queue) {
    const steps = (found.get(keyOf(at))?.steps ?? 0) + 1;
    if (!mayPass(at)) continue;
    for (const near of ring(at, 1)) {
      if (found.has(keyOf(near)) || !isAccessible(board, near)) continue;
      found.set(keyOf(near), { steps, before: at });
      queue.push(near);
    }
  }
  return found;
}

/** The shortest way to one of these fields; one where somebody stands is no end if there is another. */
function shortest(reach: Reach, ends: readonly Point[], taken: ReadonlySet<number>): Point[] {
  const free = ends.length > 1 ? ends.filter((end) => !taken.has(keyOf(end))) : ends;
  const far = (end: Point) => reach.get(keyOf(end))?.steps ?? Number.POSITIVE_INFINITY;
  const [best] = free.toSorted((a, b) => far(a) - far(b));
  const way: Point[] = [];
  for (let at: Point | null | undefined = best && Number.isFinite(far(best)) ? best : null; at; ) {
    way.unshift(at);
    at = reach.get(keyOf(at))?.before;
  }
  return way.slice(1);
}
