import { type Seat, spotName } from '@longtable/kit';

/** Index of a field: 0 for A1 to 6 for G1, then row by row up to 48 for G7. */
export type Field = number;

/** Number of rows and of columns. */
export const SIZE = 7;

export const COLUMNS = 'ABCDEFG';

/** All fields in the order of their indices. */
export const FIELDS: readonly Field[] = Array.from({ length: SIZE * SIZE }, (_, field) => field);

const NAMES = FIELDS.map((field) => `${COLUMNS[columnOf(field)]}${rowOf(field) + 1}`);

/** Returns the column, 0 for A. */
export function columnOf(field: Field): number {
  return field % SIZE;
}

/** Returns the row, 0 for row 1. */
export function rowOf(field: Field): number {
  return Math.floor(field / SIZE);
}

export function fieldName(field: Field): string {
  return NAMES[field]!;
}

/** Returns the name of a field in choices, effects and pictures. */
export function fieldSpot(field: Field): string {
  return spotName('land', fieldName(field));
}

/** Returns the name of a card's place in the hand, from 0, in choices. */
export function handSpot(seat: Seat, at: number): string {
  return spotName(`hand-${seat}`, at + 1);
}

/** Parses a field name in upper case, such as `D4`. Returns undefined for other texts. */
export function parseField(name: string): Field | undefined {
  const field = NAMES.indexOf(name);
  return field < 0 ? undefined : field;
}

/** Returns the Manhattan distance between two fields. */
export function stepsBetween(from: Field, to: Field): number {
  return Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to));
}

type Direction = readonly [right: number, up: number];

const ORTHOGONAL: readonly Direction[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

const CLOCKWISE: readonly Direction[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

const SIDES = FIELDS.map((field) => ORTHOGONAL.map((direction) => go(field, direction)));
const BESIDE = SIDES.map((sides) => sides.filter((side) => side !== undefined));
const AROUND = FIELDS.map((field) => CLOCKWISE.map((way) => go(field, way)).filter((near) => near !== undefined));

/** Returns the neighbours up, right, down and left of a field. A neighbour beyond the edge is undefined. */
export function sidesOf(field: Field): readonly (Field | undefined)[] {
  return SIDES[field]!;
}

/** Returns the two to four orthogonal neighbours: up, right, down, left. */
export function adjacentFields(field: Field): readonly Field[] {
  return BESIDE[field]!;
}

/** Returns the three to eight fields around a field, clockwise from above. */
export function surroundingFields(field: Field): readonly Field[] {
  return AROUND[field]!;
}

function go(field: Field, [right, up]: Direction): Field | undefined {
  const column = columnOf(field) + right;
  const row = rowOf(field) + up;
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? row * SIZE + column : undefined;
}
