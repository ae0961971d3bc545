import { type Point, samePlace } from '../grid.ts';
import { keyOf, type Plan, planOf } from './plan.ts';

const UNKNOWN = 0;
const HIDDEN = 1;
const SEEN = 2;

/** Whether walls and fireplaces leave the line between two different fields free. Ignores fog. */
export function seesThrough(rows: readonly string[], a: Point, b: Point): boolean {
  return isInView(planOf(rows), a, b);
}

function isInView(plan: Plan, a: Point, b: Point): boolean {
  const from = keyOf(plan, a);
  plan.sightCache[from] ??= new Uint8Array(plan.points.length);
  const seen = plan.sightCache[from];
  const to = keyOf(plan, b);
  if (seen[to] === UNKNOWN) seen[to] = lineOf(plan, a, b).some((step) => plan.opaque[from + step]) ? HIDDEN : SEEN;
  return seen[to] === SEEN;
}

/**
 * Returns the fields that a line cuts as key offsets from its start. Lines with the same offset of their end share a
 * cache entry.
 */
function lineOf({ lineCache, stride }: Plan, a: Point, b: Point): readonly number[] {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const far = 2 * stride * y + x;
  const cachedLine = lineCache.get(far);
  if (cachedLine) return cachedLine;
  const line = fieldsBetween({ x: 0, y: 0 }, { x, y }).map((field) => stride * field.y + field.x);
  lineCache.set(far, line);
  return line;
}

/** Returns every field visible from a field if there is no fog, row by row. */
export function viewFrom(rows: readonly string[], from: Point): readonly Point[] {
  const plan = planOf(rows);
  const key = keyOf(plan, from);
  plan.viewCache[key] ??= plan.places.filter((at) => samePlace(from, at) || isInView(plan, from, at));
  return plan.viewCache[key];
}

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
