import type { Board, PersonOnBoard, State } from '../../state.ts';
import { distance, type Point, ring } from '../grid.ts';
import { CLOSED, fieldAt, keyOf, OPEN, type Plan, planOf } from './board.ts';
import { anyOf, type DraftState } from './draft-state.ts';
import { carries } from './people.ts';

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

const TAKEN = -2;

/**
 * An incremental breadth-first search. Occupied fields are reached but not passed. Of the shortest routes, one with the
 * fewest swaps is found.
 */
class Search {
  readonly from: number;
  /** Steps to each reached field, by key. Other fields have 0 or less. */
  readonly steps: number[];
  /** Predecessor of each reached field, by key. */
  readonly before: number[];
  readonly #stride: number;
  /** Reached fields, the nearest first. `#left` is the index of the first one not yet expanded. */
  readonly #reached: number[];
  #left = 0;
  #depth = 0;
  /** Whether a step onto a field swaps places, by key. Undefined if none does. */
  readonly #isSwap: boolean[] | undefined;
  /** Number of swaps on the route to each reached field, by key. */
  readonly #swaps: number[] = [];

  constructor({ floor, stride }: Plan, from: number, taken: readonly number[], swapped: readonly number[] = []) {
    this.from = from;
    this.steps = floor.slice();
    this.before = floor.slice();
    for (const key of taken) if (this.steps[key] === OPEN) this.steps[key] = TAKEN;
    this.steps[from] = CLOSED;
    this.#stride = stride;
    this.#reached = [from];
    if (swapped.length === 0) return;
    this.#isSwap = [];
    for (const key of swapped) this.#isSwap[key] = true;
    this.#swaps[from] = 0;
  }

  /** Returns the key of the nearest of these fields, the first of several, or undefined if none is reachable. */
  nearest(ends: readonly number[]): number | undefined {
    let nearest = this.#nearestReached(ends);
    while (nearest === undefined && ends.length > 0 && this.#left < this.#reached.length) {
      this.#goFarther();
      nearest = this.#nearestReached(ends);
    }
    return nearest;
  }

  #nearestReached(ends: readonly number[]): number | undefined {
    let nearest: number | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const end of ends) {
      const steps = this.steps[end] as number;
      if (steps <= OPEN || steps >= fewest) continue;
      nearest = end;
      fewest = steps;
    }
    return nearest;
  }

  /** Expands the search by one step. */
  #goFarther(): void {
    const { steps, before } = this;
    const stride = this.#stride;
    const reached = this.#reached;
    const edge = reached.length;
    this.#depth++;
    for (let next = this.#left; next < edge; next++) {
      const at = reached[next] as number;
      for (let left = at - stride - 1; left < at + stride; left += stride) {
        for (let near = left; near < left + 3; near++) {
          const known = steps[near] as number;
          if (known > OPEN || known === CLOSED) continue;
          if (known === OPEN) reached.push(near);
          steps[near] = this.#depth;
          before[near] = at;
          if (this.#isSwap) this.#swaps[near] = (this.#swaps[at] as number) + (this.#isSwap[near] ? 1 : 0);
        }
      }
    }
    this.#left = edge;
    // Fields with fewer swaps come first, so that the next ones are reached from them.
    if (this.#isSwap) {
      const swaps = (key: number) => this.#swaps[key] as number;
      reached.push(...reached.splice(edge).sort((one, other) => swaps(one) - swaps(other)));
    }
  }

  /** Expands the search to all reachable fields. */
  exhaust(): this {
    while (this.#left < this.#reached.length) this.#goFarther();
    return this;
  }
}

/** Function that returns the number of steps to a field, or infinity if it is unreachable. */
export type Distances = (to: Point) => number;

/** Returns the walking distances from a field. Figures do not block, and the start may be any field. */
export function walkingDistances(board: Board, from: Point): Distances {
  const plan = planOf(board.rows);
  const start = keyOf(plan, from);
  plan.walkCache[start] ??= Int16Array.from(new Search(plan, start, []).exhaust().steps);
  const steps = plan.walkCache[start];
  return (to) => {
    const key = keyOf(plan, to);
    const far = steps[key] ?? 0;
    return key === start ? 0 : far > 0 ? far : Number.POSITIVE_INFINITY;
  };
}

/** Returns a random suitable field at the smallest distance at which there is one, or undefined if there is none. */
export function nearestSuitable(draft: DraftState, centre: Point, suits: (at: Point) => boolean): Point | undefined {
  const { rows } = draft.state.board;
  const farthest = Math.max(rows.length, ...rows.map((row) => row.length));
  for (let radius = 1; radius <= farthest; radius++) {
    const field = anyOf(draft, ring(centre, radius).filter(suits));
    if (field) return field;
  }
  return undefined;
}
