import type { JavaRandom } from '../../../kit/random.ts';
import type { Position } from '../grid.ts';

/** A level without anybody in it: rows of walls and floor, and the chambers, each with its cells. */
export interface Halls {
  readonly rows: readonly string[][];
  readonly chambers: readonly (readonly Position[])[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** As much as a phone shows at once. */
const COLUMNS = 36;
const ROWS = 12;

/** Chambers in a grid of three by two, some left out, each somewhere in its part, and corridors from one to the next. */
export function carve(random: JavaRandom): Halls {
  const rows = Array.from({ length: ROWS }, () => [...'#'.repeat(COLUMNS)]);
  const boxes = chambers(random);
  for (const box of boxes) for (const { x, y } of cellsOf(box)) rows[y]![x] = '.';
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1] ?? (random.below(2) === 0 ? boxes[0] : undefined);
    if (next) dig(rows, centreOf(box), centreOf(next), random);
  }
  return { rows, chambers: boxes.map(cellsOf) };
}

/** The parts of the board in the order in which corridors join them: there along the top and back along the bottom. */
const PARTS: readonly Box[] = [
  { x: 1, y: 1, width: 11, height: 5 },
  { x: 12, y: 1, width: 11, height: 5 },
  { x: 23, y: 1, width: 12, height: 5 },
  { x: 23, y: 6, width: 12, height: 6 },
  { x: 12, y: 6, width: 11, height: 6 },
  { x: 1, y: 6, width: 11, height: 6 },
];

function chambers(random: JavaRandom): readonly Box[] {
  const left = random.below(PARTS.length + 1);
  return PARTS.filter((_, index) => index !== left).map((part) => {
    const width = 5 + random.below(part.width - 5);
    const height = 3 + random.below(part.height - 3);
    const x = part.x + random.below(part.width - width);
    return { x, y: part.y + random.below(part.height - height), width, height };
  });
}

function cellsOf({ x, y, width, height }: Box): Position[] {
  return Array.from({ length: width * height }, (_, index) => ({
    x: x + (index % width),
    y: y + Math.floor(index / width),
  }));
}

function centreOf({ x, y, width, height }: Box): Position {
  return { x: x + Math.floor(width / 2), y: y + Math.floor(height / 2) };
}

/** A corridor with one bend, one cell wide. */
function dig(rows: string[][], from: Position, to: Position, random: JavaRandom): void {
  const bend = random.below(2) === 0 ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
  for (const [one, other] of [
    [from, bend],
    [bend, to],
  ] as const) {
    const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
    const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) rows[y]![x] = '.';
  }
}
