import type { Board } from '../../state.ts';
import { type Point, ring } from '../grid.ts';
import { anyOf, type DraftState } from './draft-state.ts';
import { CLOSED, keyOf, OPEN, type Plan, planOf } from './plan.ts';

const TAKEN = -2;

/**
 * An incremental breadth-first search. Occupied fields are reached but not passed. Of the shortest routes, one with the
 * fewest swaps is found.
 */
export class Search {
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
    let found = this.#nearestReached(ends);
    while (found === undefined && ends.length > 0 && this.#left < this.#reached.length) {
      this.#goFarther();
      found = this.#nearestReached(ends);
    }
    return found;
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
    const found = anyOf(draft, ring(centre, radius).filter(suits));
    if (found) return found;
  }
  return undefined;
}
