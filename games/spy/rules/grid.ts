import { spotName, type Text } from '@longtable/kit';
import { fieldName } from '@longtable/kit/design/field';
import { texts } from '../words/texts.ts';

export { columnName, fieldName as makePoint, parseFieldName as parsePoint } from '@longtable/kit/design/field';

/** A field's position: `x` is the column from the left, `y` the row from the top, both from 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the name of a field in choices. */
export function fieldSpot(at: Point): string {
  return spotName('casino', fieldName(at));
}

/** Returns the number of king steps between two fields, ignoring obstacles. */
export function distance(a: Point, b: Point): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

export function adjacent(a: Point, b: Point): boolean {
  return distance(a, b) === 1;
}

export function samePlace(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Returns the fields at exactly this distance from the centre, also those outside the board. */
export function ring(centre: Point, radius: number): Point[] {
  if (radius === 0) return [centre];
  return square(centre, radius).filter((point) => distance(centre, point) === radius);
}

/** Returns the fields up to this distance, including the centre and fields outside the board. */
export function square(centre: Point, radius: number): Point[] {
  const points: Point[] = [];
  for (let y = centre.y - radius; y <= centre.y + radius; y++)
    for (let x = centre.x - radius; x <= centre.x + radius; x++) points.push({ x, y });
  return points;
}

interface FieldKind {
  /** The letter of the kind in stored rows and on the drawn board. */
  readonly glyph: string;
  readonly title: Text;
  readonly accessible: boolean;
  readonly blocksSight: boolean;
}

/** The kinds of fields, by their names in files. */
export const fields = {
  FREE: { glyph: '.', title: texts.fields.freeField, accessible: true, blocksSight: false },
  WALL: { glyph: '#', title: texts.fields.wall, accessible: false, blocksSight: true },
  FIREPLACE: { glyph: '^', title: texts.fields.fireplace, accessible: false, blocksSight: true },
  BAR_SEAT: { glyph: '_', title: texts.fields.barSeat, accessible: true, blocksSight: false },
  ROULETTE_TABLE: {
    glyph: '@',
    title: texts.fields.rouletteTable,
    accessible: false,
    blocksSight: false,
  },
  BAR_TABLE: { glyph: '=', title: texts.fields.barTable, accessible: false, blocksSight: false },
  SAFE: { glyph: '$', title: texts.fields.safe, accessible: false, blocksSight: false },
} as const satisfies Record<string, FieldKind>;

export type FieldName = keyof typeof fields;

export const FIELD_NAMES = Object.keys(fields) as [FieldName, ...FieldName[]];

const byCode: (FieldName | undefined)[] = [];
for (const name of FIELD_NAMES) byCode[fields[name].glyph.charCodeAt(0)] = name;

/** Returns the kind of a field in a stored row, or undefined outside the board. */
export function fieldIn(row: string | undefined, x: number): FieldName | undefined {
  return row !== undefined && x >= 0 && x < row.length ? byCode[row.charCodeAt(x)] : undefined;
}
