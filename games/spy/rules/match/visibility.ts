import { type Point, samePlace } from '../grid.ts';
import { fieldsBetween } from '../line-of-sight.ts';
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
