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

/** Whether two different fields touch. */
export function adjacent(a: Point, b: Point): boolean {
  return distance(a, b) === 1;
}

/** Whether two points are the same field. */
export function samePlace(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Returns the fields at exactly this distance. */
export function ring(centre: Point, radius: number): Point[] {
  if (radius === 0) return [centre];
  return square(centre, radius).filter((point) => distance(centre, point) === radius);
}

/** Returns the fields up to this distance, including the centre. */
export function square(centre: Point, radius: number): Point[] {
  const points: Point[] = [];
  for (let y = centre.y - radius; y <= centre.y + radius; y++)
    for (let x = centre.x - radius; x <= centre.x + radius; x++) points.push({ x, y });
  return points;
}
