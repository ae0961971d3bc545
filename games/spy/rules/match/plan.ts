import { type FieldName, fieldIn, fields } from '../fields.ts';
import type { Point } from '../grid.ts';

/** Whether one can stand on a field, as the steps of a walk that has not come there. */
export const OPEN = 0;
/** What can’t be stood on, in the same list. */
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
  /** By number, the area that an accessible field belongs to: one can walk from each of its fields to each. */
  readonly areas: readonly number[];
  /** By how far a field is from another, the steps of numbers to those that their line cuts; one for all boards of this stride. */
  readonly lineCache: Map<number, readonly number[]>;
  /** By number, what was found out about who sees whom, made when it is first asked. */
  readonly sightCache: (Uint8Array | undefined)[];
  /** By number, every field that is seen from there, row by row, made when it is first asked. */
  readonly viewCache: (readonly Point[] | undefined)[];
  /** By number, how many steps it is to others if nobody is in the way, made when it is first asked. */
  readonly walkCache: (Int16Array | undefined)[];
}

/** The plan of a board, found out once: rows are replaced when a wall falls, never changed. */
export function planOf(rows: readonly string[]): Plan {
  if (latest?.rows !== rows) latest = { rows, plan: plans.get(rows) ?? cachePlan(rows) };
  return latest.plan;
}

/** One line asks for the same plan again and again. */
let latest: { readonly rows: readonly string[]; readonly plan: Plan } | undefined;

function cachePlan(rows: readonly string[]): Plan {
  const drawing = rows.join('\n');
  const plan = shared.get(drawing) ?? makePlan(rows);
  plans.set(rows, plan);
  shared.delete(drawing);
  shared.set(drawing, plan);
  const [oldest] = shared.keys();
  if (oldest !== undefined && shared.size > MAX_SHARED_PLANS) shared.delete(oldest);
  return plan;
}

const plans = new WeakMap<readonly string[], Plan>();

/** The same for equal rows of other tables, and of this one when it comes back from storage. */
const shared = new Map<string, Plan>();
const MAX_SHARED_PLANS = 8;

function makePlan(rows: readonly string[]): Plan {
  const stride = Math.max(...rows.map((row) => row.length)) + 2;
  const places = rows.flatMap((row, y) => Array.from({ length: row.length }, (_, x): Point => ({ x, y })));
  const kindOf = ({ x, y }: Point) => fieldIn(rows[y], x);
  const byNumber = <T>(rim: T, of: (at: Point, kind: FieldName | undefined) => T): T[] => {
    const values: T[] = new Array(stride * (rows.length + 2)).fill(rim);
    for (const at of places) values[keyOf({ stride }, at)] = of(at, kindOf(at));
    return values;
  };
  const floor = byNumber(CLOSED, (_, kind) => (kind && fields[kind].accessible ? OPEN : CLOSED));
  const offsets = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1];
  const around = byNumber<readonly number[]>([], (at) =>
    offsets.map((offset) => keyOf({ stride }, at) + offset).filter((near) => floor[near] === OPEN),
  );
  return {
    stride,
    points: byNumber<Point | undefined>(undefined, (at) => at),
    places,
    kinds: Map.groupBy(places, kindOf),
    floor,
    opaque: byNumber(1, (_, kind) => (kind && !fields[kind].blocksSight ? 0 : 1)),
    around,
    areas: areasOf(floor, around),
    lineCache: shared.values().find((other) => other.stride === stride)?.lineCache ?? new Map(),
    sightCache: [],
    viewCache: [],
    walkCache: [],
  };
}

/** The area of each accessible field, called by the number of its first. */
function areasOf(floor: readonly number[], around: Plan['around']): number[] {
  const areas: number[] = floor.map(() => CLOSED);
  floor.forEach((open, first) => {
    if (open !== OPEN || areas[first] !== CLOSED) return;
    areas[first] = first;
    const found = [first];
    for (const at of found) {
      for (const near of around[at] ?? []) {
        if (areas[near] !== CLOSED) continue;
        areas[near] = first;
        found.push(near);
      }
    }
  });
  return areas;
}

/** The number of a field. */
export function keyOf({ stride }: Pick<Plan, 'stride'>, { x, y }: Point): number {
  return (y + 1) * stride + x + 1;
}
