import type { Board } from '../../state.ts';
import type { Point } from '../grid.ts';
import { isAccessible, placesOf } from '../match/board.ts';

/** Which fields one can stand on, by a number for each, with a rim around the board that nobody can enter. */
export interface Ground {
  /** How far the numbers of two fields are apart that lie one below the other. */
  readonly stride: number;
  readonly accessible: Uint8Array;
}

/** The ground of a board; rows are replaced when a wall falls, never changed, so it holds as long as they are there. */
export function groundOf(board: Board): Ground {
  const known = grounds.get(board.rows);
  if (known) return known;
  const stride = Math.max(...board.rows.map((row) => row.length)) + 2;
  const ground = { stride, accessible: new Uint8Array(stride * (board.rows.length + 2)) };
  for (const at of placesOf(board)) if (isAccessible(board, at)) ground.accessible[keyOf(ground, at)] = 1;
  grounds.set(board.rows, ground);
  return ground;
}

const grounds = new WeakMap<readonly string[], Ground>();

/** The number of a field. */
export function keyOf({ stride }: Ground, { x, y }: Point): number {
  return (y + 1) * stride + x + 1;
}

/** The field of a number. */
export function pointOf({ stride }: Ground, key: number): Point {
  return { x: (key % stride) - 1, y: Math.floor(key / stride) - 1 };
}

/** For every field how far it is and where one comes from; fields that were not reached have no steps. */
export interface Reach {
  readonly ground: Ground;
  readonly from: number;
  readonly steps: Int32Array;
  readonly before: Int32Array;
}

/** Everywhere one can walk, without going on from where somebody is in the way. */
export function reachOf(ground: Ground, from: number, inTheWay: ReadonlySet<number>): Reach {
  const { stride, accessible } = ground;
  const steps = new Int32Array(accessible.length);
  const before = new Int32Array(accessible.length);
  const around = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1];
  const queue = [from];
  for (const at of queue) {
    if (at !== from && inTheWay.has(at)) continue;
    for (const offset of around) {
      const near = at + offset;
      if (near === from || steps[near] !== 0 || accessible[near] === 0) continue;
      steps[near] = (steps[at] ?? 0) + 1;
      before[near] = at;
      queue.push(near);
    }
  }
  return { ground, from, steps, before };
}
