import { type FieldName, fieldIn, fields, type Point } from '../grid.ts';

/** Marks an accessible field that a search has not reached. */
export const OPEN = 0;
/** Marks fields that cannot be entered. */
export const CLOSED = -1;

/** Data derived from the fields of a board. Each field has a numeric key; a closed border surrounds the board. */
export interface Plan {
  /** Difference of the keys of two fields in adjacent rows. */
  readonly stride: number;
  /** Fields by key; undefined on the border and beyond the end of a shorter row. */
  readonly points: readonly (Point | undefined)[];
  /** Every field, row by row. */
  readonly places: readonly Point[];
  readonly kinds: ReadonlyMap<FieldName | undefined, readonly Point[]>;
  /** `OPEN` or `CLOSED` by key. */
  readonly floor: readonly number[];
  /** 1 by key if sight is blocked, including beyond the board. */
  readonly opaque: readonly number[];
  /** Keys of the accessible neighbours by key, row by row. */
  readonly around: readonly (readonly number[])[];
  /** Key of the connected area of each accessible field, by key. */
  readonly areas: readonly number[];
  /** Offsets of the fields on a line, by the offset of its end. Boards of equal stride share the cache. */
  readonly lineCache: Map<number, readonly number[]>;
  /** Visibility of other fields by key, filled on demand. */
  readonly sightCache: (Uint8Array | undefined)[];
  /** Fields visible from each field by key, filled on demand. */
  readonly viewCache: (readonly Point[] | undefined)[];
  /** Steps to other fields by key without people in the way, filled on demand. */
  readonly walkCache: (Int16Array | undefined)[];
}

/** Returns the plan of a board, cached by its rows. Rows are replaced when a wall falls, never changed in place. */
export function planOf(rows: readonly string[]): Plan {
  if (latest?.rows !== rows) latest = { rows, plan: plans.get(rows) ?? cachePlan(rows) };
  return latest.plan;
}

/** Last result of `planOf`, because a line asks for the same plan many times. */
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

/** Plans by content, for boards with equal rows: of other tables, or loaded from storage. */
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

/** Returns the connected area of each field, identified by its first key. Inaccessible fields have `CLOSED`. */
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

export function keyOf({ stride }: Pick<Plan, 'stride'>, { x, y }: Point): number {
  return (y + 1) * stride + x + 1;
}
