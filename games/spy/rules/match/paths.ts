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
  const steps = new Int32Array(open.length);
  const before = new Int32Array(open.length);
  const around = offsetsOf(plan);
  const queue = [from];
  open[from] = 0;
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next] as number;
    if (at !== from && inTheWay.has(at)) continue;
    const farther = (steps[at] ?? 0) + 1;
    for (const offset of around) {
      const near = at + offset;
      if (open[near] !== 1) continue;
      open[near] = 0;
      steps[near] = farther;
      before[near] = at;
      queue.push(near);
    }
  }
  return { plan, from, steps, before };
}

/** The accessible fields around one, row by row. */
export function accessibleAround(plan: Plan, key: number): number[] {
  return offsetsOf(plan)
    .map((offset) => key + offset)
    .filter((near) => plan.accessible[near] === 1);
}

function offsetsOf({ stride }: Plan): number[] {
  return [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1];
}

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
