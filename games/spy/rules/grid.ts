/** A field's place: `x` is the column from the left, `y` the row from the top, both from 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** King steps between two fields, whatever stands between them. */
export function distance(a: Point, b: Point): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** One of the eight fields around; a field is not adjacent to itself. */
export function adjacent(a: Point, b: Point): boolean {
  return distance(a, b) === 1;
}

export function samePlace(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The fields at exactly this distance, each once. */
export function ring(centre: Point, radius: number): Point[] {
  if (radius === 0) return [centre];
  return square(centre, radius).filter((point) => distance(centre, point) === radius);
}

/** The field and everything up to this distance around it. */
export function square(centre: Point, radius: number): Point[] {
  const points: Point[] = [];
  for (let y = centre.y - radius; y <= centre.y + radius; y++)
    for (let x = centre.x - radius; x <= centre.x + radius; x++) points.push({ x, y });
  return points;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A column as players call it: A to Z, then AA, AB and so on. */
export function columnName(x: number): string {
  const letter = ALPHABET[x % 26] as string;
  return x < 26 ? letter : (ALPHABET[Math.floor(x / 26) - 1] as string) + letter;
}

/** A field as players call it: column and row, the top row is 1. */
export function makePoint({ x, y }: Point): string {
  return columnName(x) + (y + 1);
}

/** The field that a name like `C7` means. */
export function parsePoint(name: string): Point | undefined {
  const [, letters, digits] = /^([A-Z]{1,2})([1-9]\d?)$/.exec(name) ?? [];
  if (!letters || !digits) return undefined;
  const x = [...letters].reduce((value, letter) => value * 26 + ALPHABET.indexOf(letter) + 1, 0) - 1;
  return { x, y: Number(digits) - 1 };
}
