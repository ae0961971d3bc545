export { columnName, fieldName as makePoint, parseFieldName as parsePoint } from '@longtable/kit/field-names';

/** A field's position: `x` is the column from the left, `y` the row from the top, both from 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
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
