import type { Viewer } from '../../kit/game.ts';
import { columnName, type Point } from '../rules/grid.ts';
import type { State } from '../state.ts';
import { cocktailMark, FIELD_MARKS, MARKS, marksOf, safeMark } from './marks.ts';

/** A part of the map: its left upper corner, and how many fields it is wide and high. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** As many columns of two signs as a phone has room for beside the row's name. */
export const FRAME_COLUMNS = 16;

/** The whole board. */
export function sizeOf({ board }: State): { columns: number; rows: number } {
  return { columns: Math.max(...board.rows.map((row) => row.length)), rows: board.rows.length };
}

/** The part of the map around a field, moved inwards at the rim. */
export function frameAround(state: State, centre: Point, rows: number, most = FRAME_COLUMNS): Frame {
  const size = sizeOf(state);
  const inside = (middle: number, wide: number, all: number) =>
    Math.max(0, Math.min(middle - Math.floor(wide / 2), all - wide));
  const [columns, high] = [Math.min(most, size.columns), Math.min(rows, size.rows)];
  return { x: inside(centre.x, columns, size.columns), y: inside(centre.y, high, size.rows), columns, rows: high };
}

/** The map within a frame, with the names of columns and rows; the viewer's own agents are capitals. */
export function drawGrid(state: State, viewer: Viewer, frame: Frame): string[] {
  const { x, y, columns, rows } = frame;
  const names: string[] = [];
  for (let column = x; column < x + columns; column++) names.push(columnName(column).padStart(2));
  const cells = state.board.rows.slice(y, y + rows).map((row) => {
    const marks: string[] = [];
    for (let column = x; column < x + columns; column++) marks.push(FIELD_MARKS[row.charAt(column)] ?? '  ');
    return marks;
  });
  putFiguresAndThings(state, viewer, (at, mark) => {
    const row = cells[at.y - y];
    if (row && at.x >= x && at.x < x + columns) row[at.x - x] = mark;
  });
  const lines = cells.map((row, down) => `${String(y + down + 1).padStart(2)} ${row.join('')}`.trimEnd());
  return [`   ${names.join('')}`.trimEnd(), ...lines];
}

/** What is to be seen on fields besides the fields themselves; what is put later covers what was put before. */
function putFiguresAndThings(state: State, viewer: Viewer, put: (at: Point, mark: string) => void): void {
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
