import type { Cell } from './design/design.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the name of a column: A to Z, then AA to ZZ. */
export function columnName(x: number): string {
  const letter = ALPHABET[x % 26] as string;
  return x < 26 ? letter : (ALPHABET[Math.floor(x / 26) - 1] as string) + letter;
}

/** Returns the name of a cell, such as `C7`: column and row. The top row is 1. */
export function fieldName({ x, y }: Cell): string {
  return columnName(x) + (y + 1);
}

/** Parses the name of a cell, such as `C7`. Returns undefined for other texts. */
export function parseFieldName(name: string): Cell | undefined {
  const [, letters, digits] = /^([A-Z]{1,2})([1-9]\d?)$/.exec(name) ?? [];
  if (!letters || !digits) return undefined;
  const x = [...letters].reduce((value, letter) => value * 26 + ALPHABET.indexOf(letter) + 1, 0) - 1;
  return { x, y: Number(digits) - 1 };
}
