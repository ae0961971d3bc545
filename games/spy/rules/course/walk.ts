import type { Present, State } from '../../state.ts';
import { makePoint, type Point, parsePoint } from '../grid.ts';
import { fieldAt } from '../match/board.ts';
import { isOpen, type Reach, reachOf, stepsFrom } from '../match/paths.ts';
import { carries } from '../match/people.ts';
import { keyOf, type Plan, planOf } from '../match/plan.ts';

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
  /** How many steps they would be if nobody were in the way, which is soon known; none where `length` has none. */
  atLeast(field: Point): number;
}

/** The shortest ways of somebody: onto a field, or next to it where one cannot or would not stand; around people rather than through them. */
export function waysOf(state: State, actor: Present): Ways {
  if (last?.state !== state || last.actor !== actor) last = { state, actor, ways: findWays(state, actor) };
  return last.ways;
}

/** One menu asks for the same ways again and again. */
let last: { readonly state: State; readonly actor: Present; readonly ways: Ways } | undefined;

function findWays(state: State, actor: Present): Ways {
  const plan = planOf(state.board.rows);
  const from = keyOf(plan, actor.at);
  const taken = takenOn(plan, state);
  const cat = state.cat && carries(actor, 'DIAMOND_COLLAR') ? keyOf(plan, state.cat) : undefined;
  const steps = stepsFrom(plan, from);
  let around: Reach | undefined;
  let through: Reach | undefined;
  const endsOf = (field: Point): readonly number[] => {
    const to = keyOf(plan, field);
    if (to === from || fieldAt(state.board, field) === undefined) return [];
    if (plan.accessible[to] === 1 && (to === cat || !taken.includes(to))) return [to];
    const ends = plan.around[to] ?? [];
    return ends.includes(from) ? [] : ends;
  };
  const goal = (ends: readonly number[]): Goal | undefined => {
    around ??= reachOf(plan, from, taken);
    const free = nearest(around.steps, ends, taken);
    if (free !== undefined) return { reach: around, end: free };
    through ??= reachOf(plan, from, []);
    const end = nearest(through.steps, ends);
    return end === undefined ? undefined : { reach: through, end };
  };
  return {
    to(field) {
      const found = goal(endsOf(field));
      return found ? wayBack(plan, found) : [];
    },
    atLeast(field) {
      const end = nearest(steps, endsOf(field));
      return end === undefined ? 0 : (steps[end] ?? 0);
    },
    length(field) {
      const ends = endsOf(field);
      const free = nearest(steps, ends, taken);
      const end = free ?? nearest(steps, ends);
      if (end === undefined) return 0;
      if (free === undefined || isOpen(plan, steps, end, taken)) return steps[end] ?? 0;
      const found = goal(ends);
      return found?.reach.steps[found.end] ?? 0;
    },
  };
}

/** The way to one field. */
export function wayTo(state: State, actor: Present, to: Point): Point[] {
  return waysOf(state, actor).to(to);
}

/** The numbers of the fields on which somebody stands. */
function takenOn(plan: Plan, { people, cat, janitor }: State): number[] {
  const taken: number[] = [];
  for (const { at } of people) if (at) taken.push(keyOf(plan, at));
  if (cat) taken.push(keyOf(plan, cat));
  if (janitor) taken.push(keyOf(plan, janitor));
  return taken;
}

/** The first of the nearest of these fields that was reached; where there are several, none that is taken. */
function nearest(steps: ArrayLike<number>, ends: readonly number[], taken?: readonly number[]): number | undefined {
  let best: number | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const end of ends) {
    const length = steps[end] || fewest;
    if (length >= fewest || (ends.length > 1 && taken?.includes(end))) continue;
    best = end;
    fewest = length;
  }
  return best;
}

/** Where a walk ends. */
interface Goal {
  readonly reach: Reach;
  readonly end: number;
}

function wayBack({ points }: Plan, { reach: { from, before }, end }: Goal): Point[] {
  const way: Point[] = [];
  for (let at = end; at !== from; at = before[at] ?? from) way.unshift(points[at] as Point);
  return way;
}
