import type { Board } from '../../state.ts';
import { type Point, ring } from '../grid.ts';
import { anyOf, type DraftState } from './draft-state.ts';
import { CLOSED, keyOf, OPEN, type Plan, planOf } from './plan.ts';

const TAKEN = -2;

/** Looks for the shortest ways from a field, as far as somebody asks; fields that are taken are reached, but lead nowhere. */
export class Search {
  readonly from: number;
  /** By number, how far a field is that was reached; any other has no steps, or less. */
  readonly steps: number[];
  /** By number, from where one comes to a field that was reached. */
  readonly before: number[];
  readonly #stride: number;
  /** The fields that were reached, the nearest first, and from how many of them one has gone on. */
  readonly #reached: number[];
  #left = 0;
  #depth = 0;

  constructor({ floor, stride }: Plan, from: number, taken: readonly number[]) {
    this.from = from;
    this.steps = floor.slice();
    this.before = floor.slice();
    for (const key of taken) if (this.steps[key] === OPEN) this.steps[key] = TAKEN;
    this.steps[from] = CLOSED;
    this.#stride = stride;
    this.#reached = [from];
  }

  /** The first of the nearest of these fields. */
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

  /** Reaches all fields that are one step farther away. */
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
        }
      }
    }
    this.#left = edge;
  }

  /** Goes as far as one can. */
  exhaust(): this {
    while (this.#left < this.#reached.length) this.#goFarther();
    return this;
  }
}

/** How many steps a field is away; infinitely many where nobody can walk. */
export type Distances = (to: Point) => number;

/** Steps over accessible fields from a field to any other; figures do not block, and the start may be any field. */
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

/** A random suitable field of the first ring around a centre that has one; nothing if the whole board has none. */
export function nearestSuitable(draft: DraftState, centre: Point, suits: (at: Point) => boolean): Point | undefined {
  const { rows } = draft.state.board;
  const farthest = Math.max(rows.length, ...rows.map((row) => row.length));
  for (let radius = 1; radius <= farthest; radius++) {
    const found = anyOf(draft, ring(centre, radius).filter(suits));
    if (found) return found;
  }
  return undefined;
}
