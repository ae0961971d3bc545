import { type FieldName, fieldIn, fields } from '../fields.ts';
import type { Point } from '../grid.ts';

/** Whether one can stand on a field, as the steps of a walk that has not come there. */
export const OPEN = 0;
export const CLOSED = -1;

/** What follows from the fields of a board alone. Every field has a number, and around the board is a rim that nobody can enter. */
export interface Plan {
  /** How far the numbers of two fields are apart that lie one below the other. */
  readonly stride: number;
  /** The fields by number; nothing on the rim, and where a row is shorter than others. */
  readonly points: readonly (Point | undefined)[];
  /** Every field, row by row. */
  readonly places: readonly Point[];
  readonly kinds: ReadonlyMap<FieldName | undefined, readonly Point[]>;
  /** By number, whether one can stand there. */
  readonly floor: readonly number[];
  /** By number, 1 where one cannot look through, beyond the board as well. */
  readonly opaque: readonly number[];
  /** By number, the accessible fields around one, row by row. */
  readonly around: readonly (readonly number[])[];
  /** By how far a field is from another, the steps of numbers to those that their line cuts; one for all boards of this stride. */
  readonly lines: Map<number, readonly number[]>;
  /** By number, what was found out about who sees whom, made when it is first asked. */
  readonly looks: (Uint8Array | undefined)[];
  /** By number, every field that is seen from there, row by row, made when it is first asked. */
  readonly views: (readonly Point[] | undefined)[];
  /** By number, how many steps it is to others if nobody is in the way, made when it is first asked. */
  readonly walks: (Int16Array | undefined)[];
}

/** The plan of a board, found out once: rows are replaced when a wall falls, never changed. */
export function planOf(rows: readonly string[]): Plan {
  const known = plans.get(rows);
  if (known) return known;
  const drawing = rows.join('\n');
  const plan = shared.get(drawing) ?? makePlan(rows);
  plans.set(rows, plan);
  shared.delete(drawing);
  shared.set(drawing, plan);
  const [oldest] = shared.keys();
  if (oldest !== undefined && shared.size > SHARED_MAX) shared.delete(oldest);
  return plan;
}

const plans = new WeakMap<readonly string[], Plan>();

/** The same for equal rows of other tables, and of this one when it comes back from storage. */
const shared = new Map<string, Plan>();
const SHARED_MAX = 8;

function makePlan(rows: readonly string[]): Plan {
  const stride = Math.max(...rows.map((row) => row.length)) + 2;
  const floor: number[] = new Array(stride * (rows.length + 2)).fill(CLOSED);
  const points: (Point | undefined)[] = floor.map(() => undefined);
  const places = rows.flatMap((row, y) => Array.from({ length: row.length }, (_, x): Point => ({ x, y })));
  const kinds = Map.groupBy(places, ({ x, y }) => fieldIn(rows[y], x));
  const around: number[][] = [];
  const opaque: number[] = floor.map(() => 1);
  const alike = shared.values().find((other) => other.stride === stride);
  const lines = alike?.lines ?? new Map<number, readonly number[]>();
  const plan = { stride, points, places, kinds, floor, opaque, around, lines, looks: [], views: [], walks: [] };
  for (const at of places) {
    const key = keyOf(plan, at);
    const kind = fieldIn(rows[at.y], at.x);
    points[key] = at;
    floor[key] = kind && fields[kind].accessible ? OPEN : CLOSED;
    opaque[key] = kind && !fields[kind].blocksSight ? 0 : 1;
  }
  const offsets = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1];
  points.forEach((at, key) => {
    around[key] = at ? offsets.map((offset) => key + offset).filter((near) => floor[near] === OPEN) : [];
  });
  return plan;
}

/** The number of a field. */
export function keyOf({ stride }: Plan, { x, y }: Point): number {
  return (y + 1) * stride + x + 1;
}
