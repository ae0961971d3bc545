import { type Viewer, windowStart } from '@longtable/kit';
import { columnName, type Point } from '../rules/grid.ts';
import type { State } from '../state.ts';
import { cocktailMark, FIELD_MARKS, isSafeMark, MARKS, marksOf, safeMark } from './marks.ts';

/** A rectangular section of the map, in fields. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** Maximum number of columns and rows that fit a phone together with the legend and the buttons. */
const FRAME_COLUMNS = 11;
const FRAME_ROWS = 9;

/** Returns the size of the board in fields. */
export function sizeOf({ board }: State): { columns: number; rows: number } {
  return { columns: Math.max(...board.rows.map((row) => row.length)), rows: board.rows.length };
}

/** Returns the section of the map around a field, shifted inwards at the edges of `bounds`. */
export function frameAround(
  state: State,
  centre: Point,
  most = { columns: FRAME_COLUMNS, rows: FRAME_ROWS },
  bounds: Frame = { x: 0, y: 0, ...sizeOf(state) },
): Frame {
  const [columns, rows] = [Math.min(most.columns, bounds.columns), Math.min(most.rows, bounds.rows)];
  return {
    x: bounds.x + windowStart(centre.x - bounds.x, columns, bounds.columns),
    y: bounds.y + windowStart(centre.y - bounds.y, rows, bounds.rows),
    columns,
    rows,
  };
}

/** Returns the section of a text map with at most `rows` rows, without the outer walls. */
export function textFrame(state: State, centre: Point, rows = FRAME_ROWS): Frame {
  return frameAround(state, centre, { columns: FRAME_COLUMNS, rows }, insideOf(state));
}

/** Whether a frame shows only a part of the casino, not counting the outer walls. */
export function isPartOf(state: State, { columns, rows }: Frame): boolean {
  const inside = insideOf(state);
  return columns < inside.columns || rows < inside.rows;
}

/** Returns the casino without the outer walls. */
function insideOf(state: State): Frame {
  const { rows } = state.board;
  const { columns } = sizeOf(state);
  const isWall = (fields: readonly string[]) => fields.every((field) => field === '#');
  const columnAt = (x: number) => rows.map((row) => row.charAt(x));
  const x = isWall(columnAt(0)) ? 1 : 0;
  const y = isWall([...(rows[0] ?? '')]) ? 1 : 0;
  const right = isWall(columnAt(columns - 1)) ? 1 : 0;
  const bottom = isWall([...(rows.at(-1) ?? '')]) ? 1 : 0;
  return { x, y, columns: Math.max(1, columns - x - right), rows: Math.max(1, rows.length - y - bottom) };
}

/** Returns arrows towards the parts of the casino outside a text map, or an empty string. */
export function arrowsBeyond(state: State, { x, y, columns, rows }: Frame): string {
  const inside = insideOf(state);
  const isMore = [
    x > inside.x && '←',
    y > inside.y && '↑',
    x + columns < inside.x + inside.columns && '→',
    y + rows < inside.y + inside.rows && '↓',
  ];
  return isMore.filter(Boolean).join(' ');
}

/** Returns one or two arrows from a frame to a field outside it, or an empty string if it is inside. */
export function arrowTo({ x, y, columns, rows }: Frame, at: Point): string {
  const across = at.x < x ? '←' : at.x >= x + columns ? '→' : '';
  return across + (at.y < y ? '↑' : at.y >= y + rows ? '↓' : '');
}

/** Returns the marks of the fields within a frame. The viewer's own agents have capital letters. */
export function marksIn(state: State, viewer: Viewer, { x, y, columns, rows }: Frame): string[][] {
  const cells = state.board.rows.slice(y, y + rows).map((row) => {
    const marks: string[] = [];
    for (let column = x; column < x + columns; column++) marks.push(FIELD_MARKS[row.charAt(column)] ?? '');
    return marks;
  });
  putOverlays(state, viewer, (at, mark) => {
    const row = cells[at.y - y];
    if (row && at.x >= x && at.x < x + columns) row[at.x - x] = mark;
  });
  return cells;
}

/** Draws marks as a map with column and row names. The sign in `notes` follows a person's mark. */
export function drawGrid(
  { x, y, columns }: Frame,
  cells: readonly (readonly string[])[],
  notes: ReadonlyMap<string, string> = new Map(),
): string[] {
  const draw = (name: string, row: readonly string[]) =>
    `${name.padStart(2)} ${row.map((mark) => mark.padEnd(2) + (notes.get(mark) ?? ' ')).join('')}`.trimEnd();
  const names = Array.from({ length: columns }, (_, column) => columnName(x + column));
  return [draw('', names), ...cells.map((row, down) => draw(String(y + down + 1), row))];
}

/** Number of one-character columns that fit a phone beside the row name. */
export const OVERVIEW_COLUMNS = 33;

/**
 * Draws a frame of the casino with one character per field: `@` for own agents, `o` for other people, `$` for safes,
 * and the first character of the mark for other objects.
 */
export function drawOverview(state: State, viewer: Viewer, frame: Frame): string[] {
  const { x, y, columns } = frame;
  const names = Array.from({ length: columns }, (_, column) => columnName(x + column).slice(-1));
  const signOf = (mark: string) => {
    if (isSafeMark(mark)) return '$';
    return /^[a-z]/.test(mark) ? 'o' : /^[A-Z]/.test(mark) ? '@' : mark.charAt(0) || ' ';
  };
  const rows = marksIn(state, viewer, frame).map((row, down) =>
    `${String(y + down + 1).padStart(2)} ${row.map(signOf).join('')}`.trimEnd(),
  );
  return [`   ${names.join('')}`, ...rows];
}

/** Puts the marks of objects and figures on their fields. Later ones cover earlier ones. */
function putOverlays(state: State, viewer: Viewer, put: (at: Point, mark: string) => void): void {
  const { board, people, cat, janitor, active } = state;
  for (const { at, number } of board.safes) put(at, safeMark(number));
  for (const { at, inverted } of board.tables) if (inverted) put(at, MARKS.prism);
  for (const { at, destroyed } of board.tables) if (destroyed) put(at, MARKS.wrecked);
  for (const { at, cocktail } of board.cocktails) put(at, cocktailMark(cocktail));
  for (const { at } of board.lying) put(at, MARKS.lying);
  for (const { at } of board.fog) put(at, MARKS.fog);
  if (janitor) put(janitor, MARKS.janitor);
  if (cat) put(cat, MARKS.cat);
  const marks = marksOf(state);
  for (const { at, id, faction } of people) {
    const mark = marks.get(id) ?? '??';
    if (at) put(at, id === active ? MARKS.acting : faction === viewer ? mark.toUpperCase() : mark);
  }
}
