import type { Board } from '../../state.ts';
import { fieldIn, fields } from '../fields.ts';
import type { Point } from '../grid.ts';

/** How many steps a field is away; infinitely many where nobody can walk. */
export type Distances = (to: Point) => number;

const UNSEEN = -1;
const BLOCKED = -2;

/** Steps over accessible fields from a field to any other; figures do not block, and the start may be any field. */
export function walkingDistances(board: Board, from: Point): Distances {
  const { cells, stride } = floorPlan(board);
  const indexOf = ({ x, y }: Point) => (y + 1) * stride + x + 1;
  const around = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1];
  const queue = [indexOf(from)];
  cells[indexOf(from)] = 0;
  for (const place of queue) {
    const steps = (cells[place] ?? 0) + 1;
    for (const offset of around) {
      const near = place + offset;
      if (cells[near] !== UNSEEN) continue;
      cells[near] = steps;
      queue.push(near);
    }
  }
  return (to) => {
    const steps = cells[indexOf(to)] ?? BLOCKED;
    return steps < 0 ? Number.POSITIVE_INFINITY : steps;
  };
}

/** The board as numbers in one row after another, with a rim that nobody can enter. */
function floorPlan({ rows }: Board): { cells: Int16Array; stride: number } {
  const stride = Math.max(...rows.map((row) => row.length)) + 2;
  const cells = new Int16Array(stride * (rows.length + 2)).fill(BLOCKED);
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const field = fieldIn(row, x);
      if (field && fields[field].accessible) cells[(y + 1) * stride + x + 1] = UNSEEN;
    }
  });
  return { cells, stride };
}
