import { column, cut, widthOf, wrapList } from './reader.ts';

/** Parts of text boards, the same in all games: header, rule, name with bar, details, hand, legend. */

/** Width of a text board, so that it fits a phone. */
export const BOARD_COLUMNS = 36;

const MIN_NAME_COLUMNS = 13;
const MAX_NAME_COLUMNS = 18;
const FIGURE_COLUMNS = 9;

/** Returns a line with one text at the left and one at the right: `Level 8 of 10              Round 497`. */
export function headerLine(left: string, right = ''): string {
  const room = BOARD_COLUMNS - widthOf(right) - (right === '' ? 0 : 1);
  return right === '' ? cut(left, room) : `${column(left, room)} ${right}`;
}

/** Returns a horizontal line over the width of the board, with a title if there is one: `─ Hand 5 ─────`. */
export function ruleLine(title = ''): string {
  const words = title === '' ? '' : `─ ${cut(title, BOARD_COLUMNS - 4)} `;
  return words + '─'.repeat(BOARD_COLUMNS - widthOf(words));
}

/** Returns a bar of this many columns. A value above 0 fills at least one, and only the maximum fills all. */
export function barOf(value: number, maximum: number, columns: number): string {
  const share = maximum > 0 ? Math.max(0, Math.min(1, value / maximum)) : 0;
  const full = share === 1 ? columns : Math.min(columns - 1, Math.ceil(share * columns));
  return '█'.repeat(full) + '░'.repeat(columns - full);
}

/** Returns the width of a column for these names, at most half of the board. Lines of one board share it. */
export function nameColumns(names: readonly string[]): number {
  const widest = Math.max(0, ...names.map(widthOf));
  return Math.min(MAX_NAME_COLUMNS, Math.max(MIN_NAME_COLUMNS, widest + 1));
}

/** Layout and colours of a line with a bar. */
export interface BarStyle {
  /** Width of the name with a space, by default as `nameColumns` returns for the name alone. */
  readonly columns?: number;
  readonly name?: (text: string) => string;
  /** Colours the filled part of the bar and the figure. */
  readonly bar?: (text: string) => string;
}

/**
 * Returns a line with name, bar and figure: `Ada          █████░░░░░░░░░  10 life`. A long figure shortens the bar.
 */
export function barLine(name: string, value: number, maximum: number, figure: string, style: BarStyle = {}): string {
  const { columns = nameColumns([name]), name: paintName = plain, bar: paintBar = plain } = style;
  const figureColumns = Math.max(FIGURE_COLUMNS, widthOf(figure) + 1);
  const bar = barOf(value, maximum, BOARD_COLUMNS - columns - figureColumns);
  const [full = ''] = /^█*/.exec(bar) ?? [];
  const gap = ' '.repeat(figureColumns - widthOf(figure));
  const painted = (full === '' ? '' : paintBar(full)) + bar.slice(full.length);
  return `${paintName(column(name, columns - 1))} ${painted}${gap}${paintBar(figure)}`;
}

const plain = (text: string) => text;

/**
 * Returns indented details on as few lines as possible, in equal columns if they fit:
 * ` mana 2     hand 3     pile 32`.
 */
export function detailLines(details: readonly string[]): string[] {
  const close = joinDetails(details);
  for (let perLine = details.length; perLine > 1; perLine--) {
    const lines = detailColumns(details, perLine).filter((line) => line !== undefined);
    if (lines.length === Math.ceil(details.length / perLine) && lines.length <= close.length) return lines;
  }
  return close;
}

/** Returns lines of details with two spaces between them. */
function joinDetails(details: readonly string[]): string[] {
  const lines: string[] = [];
  for (const detail of details) {
    const longer = lines.length === 0 ? undefined : `${lines.at(-1)}  ${detail}`;
    if (longer !== undefined && widthOf(longer) <= BOARD_COLUMNS) lines[lines.length - 1] = longer;
    else lines.push(cut(` ${detail}`, BOARD_COLUMNS));
  }
  return lines;
}

/** Returns lines of this many details in equal columns. A line that does not fit is undefined. */
function detailColumns(details: readonly string[], perLine: number): (string | undefined)[] {
  const columns = Math.floor((BOARD_COLUMNS - 1) / perLine);
  return Array.from({ length: Math.ceil(details.length / perLine) }, (_, row) => {
    const cells = details.slice(row * perLine, (row + 1) * perLine);
    const isFitting = cells.slice(0, -1).every((cell) => widthOf(cell) <= columns - 2);
    const line = ` ${cells.map((cell) => column(cell, Math.max(columns, widthOf(cell)))).join('')}`.trimEnd();
    return isFitting && widthOf(line) <= BOARD_COLUMNS ? line : undefined;
  });
}

/** Returns the lines of a legend: `M mana drain, z asleep`. An entry that does not fit a line starts the next one. */
export function legendLines(entries: readonly string[]): string[] {
  return wrapList(entries, BOARD_COLUMNS);
}
