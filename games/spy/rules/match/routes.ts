import type { PersonOnBoard, State } from '../../state.ts';
import { distance, type Point } from '../grid.ts';
import { fieldAt } from './board.ts';
import { Search } from './paths.ts';
import { carries } from './people.ts';
import { keyOf, OPEN, type Plan, planOf } from './plan.ts';

/** Shortest routes from a person's field. */
export interface Routes {
  /** Whether a route exists, without searching for it. */
  isReachable(field: Point): boolean;
  /** Returns the fields of the route; empty if there is none or the person is already there. */
  to(field: Point): Point[];
  /** Returns the number of steps, or 0 if there is no route. */
  length(field: Point): number;
}

/**
 * Returns the routes of a person: onto a field, or next to it if it cannot be entered or is occupied. A step onto a
 * person swaps places. Of equally long routes, prefers those around people.
 */
export function routesOf(state: State, actor: PersonOnBoard): Routes {
  if (latest?.state !== state || latest.actor !== actor) latest = { state, actor, routes: findRoutes(state, actor) };
  return latest.routes;
}

/** Last result of `routesOf`, because a menu asks for the same routes many times. */
let latest: { readonly state: State; readonly actor: PersonOnBoard; readonly routes: Routes } | undefined;

function findRoutes(state: State, actor: PersonOnBoard): Routes {
  const plan = planOf(state.board.rows);
  const from = keyOf(plan, actor.at);
  const taken = takenOn(plan, state);
  const cat = state.cat && carries(actor, 'DIAMOND_COLLAR') ? keyOf(plan, state.cat) : undefined;
  let around: Search | undefined;
  let through: Search | undefined;
  const endsOf = (field: Point): readonly number[] => {
    const to = keyOf(plan, field);
    if (to === from || fieldAt(state.board, field) === undefined) return [];
    if (plan.floor[to] === OPEN && (to === cat || !taken.includes(to))) return [to];
    const ends = plan.around[to] ?? [];
    return ends.includes(from) ? [] : ends;
  };
  const goalOf = (field: Point): Goal | undefined => {
    const ends = endsOf(field);
    const free = ends.length > 1 ? ends.filter((end) => !taken.includes(end)) : ends;
    around ??= new Search(plan, from, taken);
    const [first] = goalsIn(around, free);
    if (first && stepsOf(first) <= leastSteps(plan, actor.at, free)) return first;
    through ??= new Search(plan, from, [], taken);
    const [shortest = goalsIn(through, ends)[0]] = goalsIn(through, free);
    return first && shortest && stepsOf(first) <= stepsOf(shortest) ? first : shortest;
  };
  const near = plan.around[from] ?? [];
  return {
    isReachable: (field) => endsOf(field).some((end) => near.some((begin) => plan.areas[begin] === plan.areas[end])),
    to(field) {
      const goal = goalOf(field);
      return goal ? traceBack(plan, goal) : [];
    },
    length(field) {
      const goal = goalOf(field);
      return goal ? stepsOf(goal) : 0;
    },
  };
}

/** Returns the fields of the route to a field, empty if there is none. */
export function routeTo(state: State, actor: PersonOnBoard, to: Point): Point[] {
  return routesOf(state, actor).to(to);
}

/** Returns the keys of fields with a person, the cat or the janitor. */
function takenOn(plan: Plan, { people, cat, janitor }: State): number[] {
  const taken: number[] = [];
  for (const { at } of people) if (at) taken.push(keyOf(plan, at));
  if (cat) taken.push(keyOf(plan, cat));
  if (janitor) taken.push(keyOf(plan, janitor));
  return taken;
}

interface Goal {
  readonly search: Search;
  readonly end: number;
}

/** Returns the nearest of the ends that a search can reach, or an empty array. */
function goalsIn(search: Search, ends: readonly number[]): Goal[] {
  const end = search.nearest(ends);
  return end === undefined ? [] : [{ search, end }];
}

function stepsOf({ search, end }: Goal): number {
  return search.steps[end] as number;
}

/** Returns the number of steps to the nearest of the ends if nothing were in the way. */
function leastSteps({ points }: Plan, from: Point, ends: readonly number[]): number {
  return Math.min(...ends.map((end) => distance(from, points[end] as Point)));
}

function traceBack({ points }: Plan, { search: { from, before }, end }: Goal): Point[] {
  const way: Point[] = [];
  for (let at = end; at !== from; at = before[at] ?? from) way.unshift(points[at] as Point);
  return way;
}
