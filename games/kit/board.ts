import { column, cut, widthOf, wrapList } from './reader.ts';

/** Parts of text boards, the same in all games: header, rule, name with bar, details, hand, legend. */

/** Width of a text board, so that it fits a phone. */
export const BOARD_COLUMNS = 36;

const NAME_COLUMNS = 13;
const FIGURE_COLUMNS = 9;

/** Returns a line with one text at the left and one at the right: `Level 8 of 10              Round 497`. */
export function headerLine(left: string, right = ''): string {
  const room = BOARD_COLUMNS - widthOf(right) - (right === '' ? 0 : 1);
  return right === '' ? cut(left, room) : `${column(left, room)} ${right}`;
}

/** Returns a horizontal line over the width of the board. */
export function ruleLine(): string {
  return '─'.repeat(BOARD_COLUMNS);
}

/** Returns a bar of this many columns. A value above 0 fills at least one, and only the maximum fills all. */
export function barOf(value: number, maximum: number, columns: number): string {
  const share = maximum > 0 ? Math.max(0, Math.min(1, value / maximum)) : 0;
  const full = share === 1 ? columns : Math.min(columns - 1, Math.ceil(share * columns));
  return '█'.repeat(full) + '░'.repeat(columns - full);
}

/** Functions that colour the parts of a line. They change only the colours. */
export interface BarPaint {
  readonly name?: (text: string) => string;
  /** Colours the filled part of the bar and the figure. */
  readonly bar?: (text: string) => string;
}

/**
 * Returns a line with name, bar and figure: `Ada          █████░░░░░░░░░  10 life`. A long figure shortens the bar.
 */
export function barLine(name: string, value: number, maximum: number, figure: string, paint: BarPaint = {}): string {
  const figureColumns = Math.max(FIGURE_COLUMNS, widthOf(figure) + 1);
  const bar = barOf(value, maximum, BOARD_COLUMNS - NAME_COLUMNS - figureColumns);
  const { name: paintName = plain, bar: paintBar = plain } = paint;
  const [full = ''] = /^█*/.exec(bar) ?? [];
  const gap = ' '.repeat(figureColumns - widthOf(figure));
  const painted = (full === '' ? '' : paintBar(full)) + bar.slice(full.length);
  return `${paintName(column(name, NAME_COLUMNS - 1))} ${painted}${gap}${paintBar(figure)}`;
}

const plain = (text: string) => text;

/** Returns an indented line of details in equal columns: ` mana 2     hand 3     pile 32`. */
export function detailLine(details: readonly string[]): string {
  const columns = Math.floor((BOARD_COLUMNS - 1) / Math.max(1, details.length));
  const isWide = details.some((detail) => widthOf(detail) >= columns);
  const cells = isWide ? details.join('  ') : details.map((detail) => column(detail, columns)).join('');
  return cut(` ${cells}`.trimEnd(), BOARD_COLUMNS);
}

/** Returns the lines of a legend: `M mana drain, z asleep`. An entry that does not fit a line starts the next one. */
export function legendLines(entries: readonly string[]): string[] {
  return wrapList(entries, BOARD_COLUMNS);
}
