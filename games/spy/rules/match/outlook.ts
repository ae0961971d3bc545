import { fieldIn, fields } from '../fields.ts';
import type { Point } from '../grid.ts';
import { lineIsFree } from '../sight.ts';

const UNKNOWN = 0;
const HIDDEN = 1;
const SEEN = 2;

/** What was found out about who sees whom on a board: for each field a list of all others, made when it is first asked. */
interface Outlook {
  /** The length of the longest row. */
  readonly stride: number;
  readonly from: (Uint8Array | undefined)[];
}

/** Rows are replaced when a wall falls, never changed, so what they let through holds as long as they are there. */
const outlooks = new WeakMap<readonly string[], Outlook>();

/** The same for equal rows of other tables, and of this one when it comes back from storage. */
const shared = new Map<string, Outlook>();
const SHARED_MAX = 8;

/** Whether walls and fireplaces let a look through between two different fields; fog is not asked. */
export function seesThrough(rows: readonly string[], a: Point, b: Point): boolean {
  const { stride, from } = outlookOf(rows);
  const start = a.y * stride + a.x;
  from[start] ??= new Uint8Array(stride * rows.length);
  const seen = from[start];
  const end = b.y * stride + b.x;
  if (seen[end] === UNKNOWN) seen[end] = lineIsFree(a, b, (field) => blocksSight(rows, field)) ? SEEN : HIDDEN;
  return seen[end] === SEEN;
}

function outlookOf(rows: readonly string[]): Outlook {
  const known = outlooks.get(rows);
  if (known) return known;
  const plan = rows.join('\n');
  const outlook = shared.get(plan) ?? { stride: Math.max(...rows.map((row) => row.length)), from: [] };
  if (shared.size >= SHARED_MAX) shared.clear();
  shared.set(plan, outlook);
  outlooks.set(rows, outlook);
  return outlook;
}

/** Whether a field stops a look that crosses it; outside the board nothing can be seen through. */
function blocksSight(rows: readonly string[], { x, y }: Point): boolean {
  const field = fieldIn(rows[y], x);
  return field === undefined || fields[field].blocksSight;
}
