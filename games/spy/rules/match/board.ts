import type { Board, Item, State } from '../../state.ts';
import { type FieldName, fieldIn, fields, type Point, samePlace } from '../grid.ts';

type Table = Board['tables'][number];

/** Returns the kind of a field, or undefined outside the board. */
export function fieldAt(board: Board, { x, y }: Point): FieldName | undefined {
  return fieldIn(board.rows[y], x);
}

/** Whether people can enter a field: a free field or a seat. */
export function isAccessible(board: Board, at: Point): boolean {
  const field = fieldAt(board, at);
  return field !== undefined && fields[field].accessible;
}

export function isFoggy(board: Board, at: Point): boolean {
  return board.fog.some((fog) => samePlace(fog.at, at));
}

/** Returns every field row by row, or only those within `reach` of a centre. */
export function placesOf(board: Board, centre?: Point, reach = Number.POSITIVE_INFINITY): readonly Point[] {
  const { rows } = board;
  const plan = planOf(rows);
  if (!centre || reach === Number.POSITIVE_INFINITY) return plan.places;
  const places: Point[] = [];
  const bottom = Math.min(rows.length - 1, centre.y + reach);
  for (let y = Math.max(0, centre.y - reach); y <= bottom; y++) {
    const right = Math.min((rows[y]?.length ?? 0) - 1, centre.x + reach);
    const left = Math.max(0, centre.x - reach);
    for (let x = left; x <= right; x++) places.push(plan.points[keyOf(plan, { x, y })] as Point);
  }
  return places;
}

export function fieldsOfKind(board: Board, kind: FieldName): readonly Point[] {
  return planOf(board.rows).kinds.get(kind) ?? [];
}

/**
 * Whether a field is visible from another. Walls, fireplaces and fog block sight, people do not. From and to a field in
 * fog only the field itself is visible.
 */
export function sees(board: Board, a: Point, b: Point): boolean {
  if (samePlace(a, b)) return true;
  if (board.fog.length === 0) return seesThrough(board.rows, a, b);
  if (isFoggy(board, a) || isFoggy(board, b)) return false;
  return seesThrough(board.rows, a, b) && !board.fog.some(({ at }) => cuts(a, b, at));
}

/**
 * Whether the bowler blade can fly between two fields. In addition to what blocks sight, people, the cat and the
 * janitor block it.
 */
export function hatSees(state: State, a: Point, b: Point): boolean {
  const isBetween = (at: Point | null) => at !== null && cuts(a, b, at);
  const { people, cat, janitor } = state;
  return sees(state.board, a, b) && !people.some(({ at }) => isBetween(at)) && !isBetween(cat) && !isBetween(janitor);
}

/** Whether neither a person nor the cat nor the janitor is on a field. */
export function isUnoccupied(state: State, at: Point): boolean {
  const stands = (place: Point | null) => place !== null && samePlace(place, at);
  return !stands(state.cat) && !stands(state.janitor) && !state.people.some((person) => stands(person.at));
}

/** Whether a field is of kind `FREE` and unoccupied. */
export function isFree(state: State, at: Point): boolean {
  return fieldAt(state.board, at) === 'FREE' && isUnoccupied(state, at);
}

/** Whether a field is free and without an item, so that a gadget can be dropped there. */
export function isEmpty(state: State, at: Point): boolean {
  return isFree(state, at) && !lyingAt(state.board, at);
}

/** Puts a gadget on a field. */
export function lay(board: Board, at: Point, item: Item): void {
  board.lying = [...board.lying, { at, item }];
}

export function lyingAt(board: Board, at: Point): Board['lying'][number] | undefined {
  return board.lying.find((lying) => samePlace(lying.at, at));
}

export function tableAt(board: Board, at: Point): Table | undefined {
  return board.tables.find((table) => samePlace(table.at, at));
}

/** Replaces a roulette table by a copy with changed values. */
export function changeTable(board: Board, table: Table, change: Partial<Table>): void {
  board.tables = board.tables.map((other) => (other === table ? { ...table, ...change } : other));
}

export function safeAt(board: Board, at: Point): Board['safes'][number] | undefined {
  return board.safes.find((safe) => samePlace(safe.at, at));
}

export function cocktailAt(board: Board, at: Point): Board['cocktails'][number] | undefined {
  return board.cocktails.find((stands) => samePlace(stands.at, at));
}

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
    const area = [first];
    for (const at of area) {
      for (const near of around[at] ?? []) {
        if (areas[near] !== CLOSED) continue;
        areas[near] = first;
        area.push(near);
      }
    }
  });
  return areas;
}

export function keyOf({ stride }: Pick<Plan, 'stride'>, { x, y }: Point): number {
  return (y + 1) * stride + x + 1;
}

const UNKNOWN = 0;
const HIDDEN = 1;
const SEEN = 2;

/** Whether walls and fireplaces leave the line between two different fields free. Ignores fog. */
function seesThrough(rows: readonly string[], a: Point, b: Point): boolean {
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
function lineIsFree(a: Point, b: Point, blocks: (field: Point) => boolean): boolean {
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
