import { type Viewer, windowStart } from '@longtable/kit';
import type { CharacterSpec } from '../files/cast.ts';
import { columnName, type Point } from '../rules/grid.ts';
import { nameOf } from '../rules/match/people.ts';
import type { Cocktail, State } from '../state.ts';

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

/** Draws marks as a map with column and row names. The sign in `signs` follows a person's mark. */
export function drawGrid(
  { x, y, columns }: Frame,
  cells: readonly (readonly string[])[],
  signs: ReadonlyMap<string, string> = new Map(),
): string[] {
  const draw = (name: string, row: readonly string[]) =>
    `${name.padStart(2)} ${row.map((mark) => mark.padEnd(2) + (signs.get(mark) ?? ' ')).join('')}`.trimEnd();
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
  const { board, people, cat, janitor } = state;
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
    if (at) put(at, faction === viewer ? mark.toUpperCase() : mark);
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns two letters for each person by id, usually the initials. They do not depend on the faction. */
export function marksOf(state: State): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id } of state.people) {
    const mark = markFor(lettersFor(state, id), taken);
    taken.add(mark);
    marks.set(id, mark);
  }
  return marks;
}

/** Returns the first free pair: the first letter with each candidate of `letters`, then any pair, then `??`. */
function markFor(letters: string, taken: ReadonlySet<string>): string {
  const first = letters.charAt(0);
  for (const letter of letters.slice(1)) if (!taken.has(first + letter)) return first + letter;
  for (const start of LETTERS) for (const end of LETTERS) if (!taken.has(start + end)) return start + end;
  return '??';
}

function lettersFor(state: State, id: number): string {
  const character = state.cast[id];
  if (!character) return lettersOf(nameOf(state, id));
  const letters = letterCache.get(character) ?? lettersOf(character.name);
  letterCache.set(character, letters);
  return letters;
}

/** Cache of `lettersOf`, because splitting names takes most of the time to draw a map. */
const letterCache = new WeakMap<CharacterSpec, string>();

/** Returns the first letter of a name, followed by the candidates for the second letter, best first. */
function lettersOf(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const first = words[0]?.[0] ?? 'a';
  const last = words.length > 1 ? (words.at(-1) ?? '') : (words[0] ?? '').slice(1);
  return first + last + words.join('').slice(1) + LETTERS;
}

/** Marks of the map, at most two characters per field. */
export const MARKS = {
  cat: '&&',
  janitor: '!!',
  fog: '~~',
  lying: '*',
  cocktail: '=Y',
  poisoned: '=+',
  prism: ')(',
  wrecked: '::',
} as const;

/** Marks of the kinds of fields, by their letter in a stored row. */
export const FIELD_MARKS: Readonly<Record<string, string>> = {
  '.': '.',
  '#': '██',
  '^': '^^',
  _: '_',
  '@': '()',
  '=': '=',
  $: '$?',
};

/** Returns the mark of a safe: `$7`, or only the number from 10 on. */
export function safeMark(number: number): string {
  return number <= 9 ? `$${number}` : String(number);
}

/** Whether a mark belongs to a safe. */
export function isSafeMark(mark: string): boolean {
  return /\d/.test(mark);
}

/** Returns the mark of a cocktail, which differs if the viewer knows that it is poisoned. */
function cocktailMark({ poisonedBy }: Cocktail): string {
  return poisonedBy.length > 0 ? MARKS.poisoned : MARKS.cocktail;
}
