/** A cell: `x` is the column from the left, `y` the row from the top, both from 0. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

const STEPS = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
} as const;

export type Direction = keyof typeof STEPS;
export const DIRECTIONS = Object.keys(STEPS) as readonly Direction[];

export function step({ x, y }: Position, direction: Direction): Position {
  const by = STEPS[direction];
  return { x: x + by.x, y: y + by.y };
}

/** Returns the way from a cell to another as straight parts, the vertical one first. */
export function offsets(from: Position, to: Position): { readonly direction: Direction; readonly cells: number }[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return [
    ...(dy === 0 ? [] : [{ direction: dy < 0 ? ('up' as const) : ('down' as const), cells: Math.abs(dy) }]),
    ...(dx === 0 ? [] : [{ direction: dx < 0 ? ('left' as const) : ('right' as const), cells: Math.abs(dx) }]),
  ];
}

export function same(a: Position, b: Position): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Returns the squared Euclidean distance, which avoids fractions. */
export function squaredRange(a: Position, b: Position): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

/** Whether two cells are less than `range` apart. */
export function closerThan(range: number, a: Position, b: Position): boolean {
  return squaredRange(a, b) < range ** 2;
}

/** Whether two cells are at most `range` apart. */
export function within(range: number, a: Position, b: Position): boolean {
  return squaredRange(a, b) <= range ** 2;
}
