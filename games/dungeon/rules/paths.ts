import type { Room } from '../state.ts';
import { DIRECTIONS, type Position, step } from './grid.ts';
import { isWall } from './room.ts';

/** How many steps it is from a cell to others around walls, up to a number; those further off are missing. */
export function stepsFrom(
  room: Pick<Room, 'walls'>,
  from: Position,
  most: number,
): (cell: Position) => number | undefined {
  const key = ({ x, y }: Position) => `${x},${y}`;
  const steps = new Map([[key(from), 0]]);
  let edge: Position[] = [from];
  for (let count = 1; count <= most && edge.length > 0; count++) {
    const next: Position[] = [];
    for (const cell of edge) {
      for (const direction of DIRECTIONS) {
        const reached = step(cell, direction);
        if (steps.has(key(reached)) || isWall(room, reached)) continue;
        steps.set(key(reached), count);
        next.push(reached);
      }
    }
    edge = next;
  }
  return (cell) => steps.get(key(cell));
}
