import type { Seat, Viewer } from './seat.ts';
import { type Language, say, type Text } from './text.ts';

/** Somebody who reads about a table: what they may see, in which language, and how those who sit there are called. */
export interface Reader {
  readonly viewer: Viewer;
  readonly language: Language;
  /** By seat: plain words on one line, never empty. */
  readonly names: readonly string[];
  /** The game is over, however it came to that: nothing is hidden any more. */
  readonly open?: true;
  /** With `open`: it goes on all the same, and the reader only watches, which the players allow. */
  readonly live?: true;
}

/** Words for players: the same for all who read a language, or with the people of the table in them. */
export type Words = Text | ((reader: Reader) => string);

/** Words as a reader finds them. */
export function read(words: Words, reader: Reader): string {
  return typeof words === 'function' ? words(reader) : say(words, reader.language);
}

/** Whether a seat is the reader's own. */
export function isYou({ viewer }: Reader, seat: Seat): boolean {
  return viewer === seat;
}

/** How a seat is called, in no more columns than this. */
export function nameOf({ names }: Reader, seat: Seat, columns = Number.POSITIVE_INFINITY): string {
  return cut(names[seat] ?? '?', columns);
}

/** What is somebody's: “Bo’s Torchman”, “Bos Fackler”, “Ines’ Fackler”. For one's own things a sentence says "your". */
export function ownedBy(reader: Reader, seat: Seat): string {
  const name = nameOf(reader, seat);
  if (reader.language === 'en') return `${name}’s`;
  return /[sxzß]$/i.test(name) ? `${name}’` : `${name}s`;
}

/** A sentence about a seat: to the one who sits there, or about them by name. */
export function about(reader: Reader, seat: Seat, yours: Text, theirs: (name: string) => Text): string {
  return say(isYou(reader, seat) ? yours : theirs(nameOf(reader, seat)), reader.language);
}

/** Several things in a sentence: "a, b and c", "a, b und c". */
export function list(things: readonly string[], language: Language): string {
  return things.length < 2 ? (things[0] ?? '') : LISTS[language].format(things);
}

/** Made once: it takes longer to make one than to use it. */
const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  de: new Intl.ListFormat('de', { type: 'conjunction' }),
};

/** How many columns a text takes up in a code block. */
export function widthOf(text: string): number {
  if (LATIN.test(text)) return text.length;
  return [...graphemes(text)].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0);
}

/** As much of a text as fits into so many columns; what was cut ends in a dot. */
export function cut(text: string, columns: number): string {
  // No sign takes more than two columns.
  if (2 * text.length <= columns || widthOf(text) <= columns) return text;
  if (LATIN.test(text)) return `${text.slice(0, columns - 1).trimEnd()}.`;
  let kept = '';
  for (const sign of graphemes(text)) {
    if (widthOf(kept + sign) > columns - 1) break;
    kept += sign;
  }
  return `${kept.trimEnd()}.`;
}

/** A text cut or filled up to just so many columns. */
export function column(text: string, columns: number): string {
  const fitting = cut(text, columns);
  return fitting + ' '.repeat(Math.max(0, columns - widthOf(fitting)));
}

/** Letters that are one sign and one column each: nothing has to be taken apart. */
const LATIN = /^[\x20-\x7e\u00a0-\u02ff]*$/;

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Signs that a code block draws over two columns. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;

function* graphemes(text: string): Iterable<string> {
  for (const { segment } of SEGMENTER.segment(text)) yield segment;
}
