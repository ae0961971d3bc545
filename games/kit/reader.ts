import type { Seat, Viewer } from './game/required.ts';
import { eachLanguage, grammarOf, type Language, say, type Text, type Translation } from './text.ts';
import { texts } from './words/texts.ts';

/** Reader of a table: the viewer, their language, and the names of the seats. */
export interface Reader {
  readonly viewer: Viewer;
  readonly language: Language;
  /** Names by seat: plain text on one line, never empty. */
  readonly names: readonly string[];
  /** Whether nothing is hidden, because the game is over or (`live`) the players allow it. */
  readonly open?: true;
  /** The reader's own notes; see `Page.noteTargets`. */
  readonly notes?: readonly Note[];
  /** With `open`: the game is still running, and the players let this spectator see everything. */
  readonly live?: true;
}

/** Private mark of a reader on a thing. */
export interface Note {
  readonly about: string;
  readonly mark: string;
}

/** Text for players: the same for every reader of a language, or made for one reader. */
export type Words = Text | ((reader: Reader) => string);

/** Returns the text for one reader. */
export function read(words: Words, reader: Reader): string {
  return typeof words === 'function' ? words(reader) : say(words, reader.language);
}

/** Whether a seat is the reader's own. */
export function isYou({ viewer }: Reader, seat: Seat): boolean {
  return viewer === seat;
}

/** Returns that the game is over, if the reader sees it after its end. The state of a game that was resigned still has a turn. */
export function overSentence({ open, live, language }: Reader): string | undefined {
  return open && !live ? say(texts.faults.over, language) : undefined;
}

/** Returns the name of a seat, cut to this many columns. */
export function nameOf({ names }: Reader, seat: Seat, columns = Number.POSITIVE_INFINITY): string {
  return cut(names[seat] ?? '?', columns);
}

/** Returns the name of a computer without an article. */
export function computerName(language: Language): string {
  return capital(grammarOf(language).computer.noun);
}

/** Returns the name of a seat as a sentence needs it: “the computer” for a computer. `say` capitalizes its article. */
export function inSentence(name: string, language: Language): string {
  return name === computerName(language) ? grammarOf(language).theComputer : name;
}

/** Returns the name of a seat in a sentence, or undefined if it is the reader's own. Texts say “you” without a name. */
export function otherName(reader: Reader, seat: Seat): string | undefined {
  return isYou(reader, seat) ? undefined : inSentence(nameOf(reader, seat), reader.language);
}

/** Returns a sentence about a seat: `yours` for its own player, `theirs(name)` for other readers. */
export function about(reader: Reader, seat: Seat, yours: Text, theirs: (name: string) => Text): string {
  return say(isYou(reader, seat) ? yours : theirs(inSentence(nameOf(reader, seat), reader.language)), reader.language);
}

/** Joins things with commas and “and”: "a, b and c", "a, b und c". */
export function list(things: readonly string[], language: Language): string {
  return grammarOf(language).list(things);
}

/** Joins a label and its value: “Brush: water”, « Pinceau : eau ». */
export function labelled(label: Text, value: Text): Translation {
  return eachLanguage((language) => {
    const space = language === 'fr' ? '\u00a0' : '';
    return `${say(label, language)}${space}: ${say(value, language)}`;
  });
}

/** Returns the width of a text in a code block, in columns. */
export function widthOf(text: string): number {
  if (SINGLE_COLUMN.test(text)) return text.length;
  return [...graphemes(text)].reduce((sum, sign) => sum + (DOUBLE_COLUMN.test(sign) ? 2 : 1), 0);
}

/** Cuts a text to this many columns. A cut text ends in an ellipsis. */
export function cut(text: string, columns: number): string {
  // A character takes at most two columns.
  if (2 * text.length <= columns || widthOf(text) <= columns) return text;
  if (SINGLE_COLUMN.test(text)) return `${text.slice(0, columns - 1).trimEnd()}…`;
  let kept = '';
  for (const sign of graphemes(text)) {
    if (widthOf(kept + sign) > columns - 1) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}

/** Cuts or pads a text to exactly this many columns. */
export function column(text: string, columns: number): string {
  const fitting = cut(text, columns);
  return fitting + ' '.repeat(Math.max(0, columns - widthOf(fitting)));
}

/** Texts of characters that are one code unit and one column each, which need no segmentation. */
const SINGLE_COLUMN = /^[\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u27bf]*$/;

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that are two columns wide in a code block. */
const DOUBLE_COLUMN =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;

function* graphemes(text: string): Iterable<string> {
  for (const { segment } of SEGMENTER.segment(text)) yield segment;
}

/** Capitalizes the first letter. */
export function capital(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Joins things with commas and wraps them to lines of this many columns. */
export function wrapList(things: readonly string[], columns: number): string[] {
  return wrapPieces(
    things.map((thing, at) => (at < things.length - 1 ? `${thing},` : thing)),
    columns,
  );
}

/** Wraps a text to lines of this many columns. All lines but the first are indented. */
export function wrapText(text: string, columns: number, indent = '  '): string[] {
  return wrapPieces(text.split(' '), columns, indent);
}

/** Joins pieces with spaces and wraps them to lines of this many columns. A piece that is longer than a line is cut. */
export function wrapPieces(pieces: readonly string[], columns: number, indent = ''): string[] {
  const lines: string[] = [];
  let width = 0;
  for (const piece of pieces) {
    const last = lines.at(-1);
    const wider = width + 1 + widthOf(piece);
    if (last !== undefined && wider <= columns) {
      lines[lines.length - 1] = `${last} ${piece}`;
      width = wider;
    } else {
      const line = cut(last === undefined ? piece : indent + piece, columns);
      lines.push(line);
      width = widthOf(line);
    }
  }
  return lines;
}

/** Returns the start of a window of `size` cells around `centre`, clamped to the edges. */
export function windowStart(centre: number, size: number, whole: number): number {
  return Math.max(0, Math.min(centre - Math.floor(size / 2), whole - size));
}
