import { fieldIn, fields } from '../fields.ts';
import { type Point, samePlace } from '../grid.ts';
import { lineIsFree } from '../sight.ts';
import { keyOf, planOf } from './plan.ts';

const UNKNOWN = 0;
const HIDDEN = 1;
const SEEN = 2;

/** Whether walls and fireplaces let a look through between two different fields; fog is not asked. */
export function seesThrough(rows: readonly string[], a: Point, b: Point): boolean {
  const plan = planOf(rows);
  const from = keyOf(plan, a);
  plan.looks[from] ??= new Uint8Array(plan.points.length);
  const seen = plan.looks[from];
  const to = keyOf(plan, b);
  if (seen[to] === UNKNOWN) seen[to] = lineIsFree(a, b, (field) => blocksSight(rows, field)) ? SEEN : HIDDEN;
  return seen[to] === SEEN;
}

/** Every field that walls and fireplaces let one see from a field, its own included, row by row. */
export function viewFrom(rows: readonly string[], from: Point): readonly Point[] {
  const plan = planOf(rows);
  const key = keyOf(plan, from);
  plan.views[key] ??= plan.places.filter((at) => samePlace(from, at) || seesThrough(rows, from, at));
  return plan.views[key];
}

/** Whether a field stops a look that crosses it; outside the board nothing can be seen through. */
function blocksSight(rows: readonly string[], { x, y }: Point): boolean {
  const field = fieldIn(rows[y], x);
  return field === undefined || fields[field].blocksSight;
}
