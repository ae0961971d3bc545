import type { Board } from '../../state.ts';
import type { Point } from '../grid.ts';
import { keyOf, type Plan, planOf } from './plan.ts';

/** For every field by its number how far it is and where one comes from; fields that were not reached have no steps. */
export interface Reach {
  readonly from: number;
  readonly steps: readonly number[];
  readonly before: readonly number[];
}

/** The steps to every field by its number if nobody is in the way. */
export function stepsFrom(plan: Plan, from: number): Uint16Array {
  plan.walks[from] ??= new Uint16Array(reachOf(plan, from, []).steps);
  return plan.walks[from];
}

/** Everywhere one can walk from any field, without going on from fields that are taken. */
export function reachOf({ accessible, stride }: Plan, from: number, taken: readonly number[]): Reach {
  const open = accessible.slice();
  for (const key of taken) if (open[key] === OPEN) open[key] = TAKEN;
  open[from] = CLOSED;
  const steps: number[] = new Array(open.length).fill(0);
  const before = steps.slice();
  const queue = [from];
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next] as number;
    const farther = (steps[at] as number) + 1;
    for (let left = at - stride - 1; left < at + stride; left += stride) {
      for (let near = left; near < left + 3; near++) {
        if (open[near] === CLOSED) continue;
        if (open[near] === OPEN) queue.push(near);
        open[near] = CLOSED;
        steps[near] = farther;
        before[near] = at;
      }
    }
  }
  return { from, steps, before };
}

const CLOSED = 0;
const OPEN = 1;
const TAKEN = 2;

/** Whether one of the shortest ways to a field is soon found to lead around all fields that are taken. */
export function isOpen({ around }: Plan, steps: Uint16Array, end: number, taken: readonly number[]): boolean {
  let at: number | undefined = end;
  for (let left = (steps[end] ?? 0) - 1; left > 0 && at !== undefined; left--) {
    at = around[at]?.find((near) => steps[near] === left && !taken.includes(near));
  }
  return at !== undefined;
}

/** How many steps a field is away; infinitely many where nobody can walk. */
export type Distances = (to: Point) => number;

/** Steps over accessible fields from a field to any other; figures do not block, and the start may be any field. */
export function walkingDistances(board: Board, from: Point): Distances {
  const plan = planOf(board.rows);
  const start = keyOf(plan, from);
  const steps = stepsFrom(plan, start);
  return (to) => {
    const key = keyOf(plan, to);
    return key === start ? 0 : steps[key] || Number.POSITIVE_INFINITY;
  };
}
