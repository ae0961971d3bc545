import type { Point } from './grid.ts';
import { samePlace } from './grid.ts';

/**
 * Whether the line between the centres of `a` and `b` passes through the interior of `c`. Touching a corner does not
 * count, nor do the two ends.
 */
export function cuts(a: Point, b: Point, c: Point): boolean {
  if (samePlace(c, a) || samePlace(c, b)) return false;
  if (c.x < Math.min(a.x, b.x) || c.x > Math.max(a.x, b.x)) return false;
  if (c.y < Math.min(a.y, b.y) || c.y > Math.max(a.y, b.y)) return false;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return 2 * Math.abs((c.x - a.x) * dy - (c.y - a.y) * dx) < Math.abs(dx) + Math.abs(dy);
}

/** Whether no field that the line cuts satisfies `blocks`. @public called from scripts */
export function lineIsFree(a: Point, b: Point, blocks: (field: Point) => boolean): boolean {
  const [top, bottom] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
  for (let y = top; y <= bottom; y++) {
    const [from, to] = columnsNear(a, b, y);
    for (let x = from; x <= to; x++) {
      const field = { x, y };
      if (cuts(a, b, field) && blocks(field)) return false;
    }
  }
  return true;
}

/** Returns the fields that the line between two fields cuts. */
export function fieldsBetween(a: Point, b: Point): Point[] {
  const between: Point[] = [];
  lineIsFree(a, b, (field) => {
    between.push(field);
    return false;
  });
  return between;
}

/** Returns the first and last column that the line can cut in a row, to avoid scanning the whole rectangle. */
function columnsNear(a: Point, b: Point, y: number): [number, number] {
  const [left, right] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
  if (a.y === b.y) return [left, right];
  const slope = (b.x - a.x) / (b.y - a.y);
  const middle = a.x + (y - a.y) * slope;
  const spread = Math.abs(slope) / 2 + 1;
  return [Math.max(left, Math.floor(middle - spread)), Math.min(right, Math.ceil(middle + spread))];
}
