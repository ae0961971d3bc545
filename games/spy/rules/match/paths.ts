import type { Board } from '../../state.ts';
import type { Point } from '../grid.ts';
import { keyOf, type Plan, planOf } from './plan.ts';

/** For every field by its number how far it is and where one comes from; fields that were not reached have no steps. */
export interface Reach {
  readonly plan: Plan;
  readonly from: number;
  readonly steps: Int32Array;
  readonly before: Int32Array;
}

/** Everywhere one can walk from any field, without going on from where somebody is in the way. */
export function reachOf(plan: Plan, from: number, inTheWay: ReadonlySet<number>): Reach {
  const open = plan.accessible.slice();
  for (const key of inTheWay) if (open[key] === OPEN) open[key] = TAKEN;
  open[from] = CLOSED;
  const steps = new Int32Array(open.length);
  const before = new Int32Array(open.length);
  const queue = [from];
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next] as number;
    const farther = (steps[at] as number) + 1;
    for (let left = at - plan.stride - 1; left < at + plan.stride; left += plan.stride) {
      for (let near = left; near < left + 3; near++) {
        if (open[near] === CLOSED) continue;
        if (open[near] === OPEN) queue.push(near);
        open[near] = CLOSED;
        steps[near] = farther;
        before[near] = at;
      }
    }
  }
  return { plan, from, steps, before };
}

const CLOSED = 0;
const OPEN = 1;
const TAKEN = 2;

/** How many steps a field is away; infinitely many where nobody can walk. */
export type Distances = (to: Point) => number;

/** Steps over accessible fields from a field to any other; figures do not block, and the start may be any field. */
export function walkingDistances(board: Board, from: Point): Distances {
  const plan = planOf(board.rows);
  const start = keyOf(plan, from);
  const { steps } = reachOf(plan, start, NOBODY);
  return (to) => {
    const key = keyOf(plan, to);
    return key === start ? 0 : steps[key] || Number.POSITIVE_INFINITY;
  };
}

export const NOBODY: ReadonlySet<number> = new Set();
