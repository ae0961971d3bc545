import type { Text } from '../../kit/text.ts';

/** The content of a file, or a sentence about the first thing wrong with it. */
export type Parsed<T> = { readonly value: T; readonly problem?: never } | { readonly problem: Text };

/** The largest number that the document's Java programs can parse. */
const NUMBER_MAX = 2 ** 31 - 1;

/** The lines of a file; a final line break doesn't start another one. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** A whole number without a sign; undefined if the text isn't one. */
export function parseNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return number <= NUMBER_MAX ? number : undefined;
}
