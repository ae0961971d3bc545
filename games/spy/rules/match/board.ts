import type { Board, Item, State } from '../../state.ts';
import { type FieldName, fieldIn, fields, type Point, samePlace } from '../grid.ts';
import { cuts, keyOf, planOf, seesThrough } from './plan.ts';

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
