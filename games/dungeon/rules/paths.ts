import type { Room } from '../state.ts';
import { DIRECTIONS, type Position, step } from './grid.ts';
import { isWall } from './room.ts';

const UNREACHED = -1;

/**
 * Returns a function that returns the number of steps around walls to a cell, or undefined if it is unreachable or
 * farther than `most`. The search extends only as far as a call needs.
 */
export function stepsFrom(
  room: Pick<Room, 'walls'>,
  from: Position,
  most: number,
): (cell: Position) => number | undefined {
  const width = room.walls[0]!.length;
  const key = ({ x, y }: Position) => y * width + x;
  const steps = new Int16Array(width * room.walls.length).fill(UNREACHED);
  steps[key(from)] = 0;
  let edge: readonly Position[] = [from];
  let count = 0;
  const spread = () => {
    count++;
    const next: Position[] = [];
    for (const cell of edge) {
      for (const direction of DIRECTIONS) {
        const reached = step(cell, direction);
        if (isWall(room, reached) || steps[key(reached)] !== UNREACHED) continue;
        steps[key(reached)] = count;
        next.push(reached);
      }
    }
    edge = next;
  };
  return (cell) => {
    while (steps[key(cell)] === UNREACHED && count < most && edge.length > 0) spread();
    const found = steps[key(cell)] ?? UNREACHED;
    return found === UNREACHED ? undefined : found;
  };
}
