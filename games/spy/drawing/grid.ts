import type { Viewer } from '../../kit/game.ts';
import { columnName, makePoint, type Point } from '../rules/grid.ts';
import { present } from '../rules/match/people.ts';
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
  const names = Array.from({ length: frame.columns }, (_, index) => columnName(frame.x + index).padStart(2));
  const shown = figuresAndThings(state, viewer);
  const lines = Array.from({ length: frame.rows }, (_, down) => {
    const y = frame.y + down;
    const row = state.board.rows[y] ?? '';
    const cells = Array.from({ length: frame.columns }, (_, across) => {
      const x = frame.x + across;
      return shown.get(makePoint({ x, y })) ?? FIELD_MARKS[row[x] ?? ''] ?? '  ';
    });
    return `${String(y + 1).padStart(2)} ${cells.join('')}`.trimEnd();
  });
  return [`   ${names.join('')}`.trimEnd(), ...lines];
}

/** What is to be seen on fields besides the fields themselves; what is named later covers what was named before. */
function figuresAndThings(state: State, viewer: Viewer): Map<string, string> {
  const { board, cat, janitor, active } = state;
  const { safes, tables, cocktails, lying, fog } = board;
  const marks = marksOf(state);
  const cover: (readonly [Point, string])[] = [
    ...safes.map(({ at, number }) => [at, safeMark(number)] as const),
    ...tables.filter(({ inverted }) => inverted).map(({ at }) => [at, MARKS.prism] as const),
    ...tables.filter(({ destroyed }) => destroyed).map(({ at }) => [at, MARKS.wrecked] as const),
    ...cocktails.map(({ at, cocktail }) => [at, cocktailMark(cocktail)] as const),
    ...lying.map(({ at }) => [at, MARKS.lying] as const),
    ...fog.map(({ at }) => [at, MARKS.fog] as const),
    ...(janitor ? [[janitor, MARKS.janitor] as const] : []),
    ...(cat ? [[cat, MARKS.cat] as const] : []),
    ...present(state).map(({ at, id, faction }) => {
      const mark = marks.get(id) ?? '??';
      return [at, id === active ? MARKS.acting : faction === viewer ? mark.toUpperCase() : mark] as const;
    }),
  ];
  return new Map(cover.map(([at, mark]) => [makePoint(at), mark]));
}
