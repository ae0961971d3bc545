import type { Present, State } from '../../state.ts';
import { makePoint, type Point, parsePoint } from '../grid.ts';
import { fieldAt } from '../match/board.ts';
import { NOBODY, type Reach, reachOf } from '../match/paths.ts';
import { carries } from '../match/people.ts';
import { keyOf, planOf } from '../match/plan.ts';

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
  const plan = planOf(state.board.rows);
  const from = keyOf(plan, actor.at);
  const taken = new Set(figuresOf(state).map((at) => keyOf(plan, at)));
  const cat = state.cat && carries(actor, 'DIAMOND_COLLAR') ? keyOf(plan, state.cat) : undefined;
  let around: Reach | undefined;
  let through: Reach | undefined;
  const goal = (field: Point): Goal | undefined => {
    const to = keyOf(plan, field);
    if (to === from || fieldAt(state.board, field) === undefined) return undefined;
    const isEnd = plan.accessible[to] === 1 && (to === cat || !taken.has(to));
    const ends = isEnd ? [to] : (plan.around[to] ?? []);
    if (ends.includes(from)) return undefined;
    around ??= reachOf(plan, from, taken);
    const free = nearest(around, ends, ends.length > 1 ? taken : NOBODY);
    if (free) return free;
    through ??= reachOf(plan, from, NOBODY);
    return nearest(through, ends, NOBODY);
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

function figuresOf({ people, cat, janitor }: State): Point[] {
  return [...people.map(({ at }) => at), cat, janitor].filter((at) => at !== null);
}

/** Where a walk ends, and how many steps it takes. */
interface Goal {
  readonly reach: Reach;
  readonly end: number;
  readonly steps: number;
}

/** The first of the nearest of these fields but some, if one of them was reached. */
function nearest(reach: Reach, ends: readonly number[], but: ReadonlySet<number>): Goal | undefined {
  let best: Goal | undefined;
  for (const end of ends) {
    const steps = reach.steps[end] ?? 0;
    if (steps > 0 && (!best || steps < best.steps) && !but.has(end)) best = { reach, end, steps };
  }
  return best;
}

function wayBack({ reach: { plan, from, before }, end }: Goal): Point[] {
  const way: Point[] = [];
  for (let at = end; at !== from; at = before[at] ?? from) way.unshift(plan.points[at] as Point);
  return way;
}
