import type { Text } from '../../kit/text.ts';

/** What a file says, or a sentence about the first thing that is wrong with it. */
export type Parsed<T> = { readonly value: T; readonly problem?: never } | { readonly problem: Text };

/** The largest number that the document's own language would read. */
const NUMBER_MAX = 2 ** 31 - 1;

/** The lines of a file; a final line break does not begin another one. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** A whole number without a sign; nothing, if the text is none. */
export function parseNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return number <= NUMBER_MAX ? number : undefined;
}
