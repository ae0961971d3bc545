import type { Painted, Place } from './design.ts';
import type { Boards } from './document.ts';

type Board = Boards[number];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A column as people call it: A to Z, then AA, AB and so on. */
export function columnName(x: number): string {
  const letter = ALPHABET[x % 26] as string;
  return x < 26 ? letter : (ALPHABET[Math.floor(x / 26) - 1] as string) + letter;
}

/** A field as people call it: column and row, the top row is 1. */
export function placeName({ x, y }: Place): string {
  return columnName(x) + (y + 1);
}

/** The field that somebody means; nothing if it is no name of one. */
export function parsePlace(typed: string): Place | undefined {
  const [, letters, digits] = /^([A-Z]{1,2})\s*([1-9]\d?)$/.exec(typed.trim().toUpperCase()) ?? [];
  if (!letters || !digits) return undefined;
  const x = [...letters].reduce((value, letter) => value * 26 + ALPHABET.indexOf(letter) + 1, 0) - 1;
  return { x, y: Number(digits) - 1 };
}

/** How wide and high a board is; rows may differ in length. */
export function sizeOf(board: Board): { readonly columns: number; readonly rows: number } {
  return { columns: Math.max(0, ...board.map((row) => row.length)), rows: board.length };
}

/** What is on a field; nothing where a row is shorter. */
export function signAt(board: Board, { x, y }: Place): string | undefined {
  return board[y]?.[x];
}

/** The field of a board that is nearest to one. */
export function within(board: Board, { x, y }: Place): Place {
  const { columns, rows } = sizeOf(board);
  return { x: Math.max(0, Math.min(x, columns - 1)), y: Math.max(0, Math.min(y, rows - 1)) };
}

/** A board with all fields painted between two corners; what a board has once is painted on the second. */
export function paint({ brushes, fill }: Painted, board: Board, from: Place, to: Place, sign: string): Board {
  const once = brushes.some((brush) => brush.once && brush.sign === sign);
  const [left, right] = once ? [to.x, to.x] : [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = once ? [to.y, to.y] : [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const cleared = once ? board.map((row) => row.replaceAll(sign, fill)) : board;
  return cleared.map((row, y) => {
    if (y < top || y > bottom) return row;
    return row.padEnd(left, fill).slice(0, left) + sign.repeat(right - left + 1) + row.slice(right + 1);
  });
}

/** What can be done to the rows and columns of a board, from where the cursor is. */
export const SHIFTS = ['rowAbove', 'rowBelow', 'columnLeft', 'columnRight', 'dropRow', 'dropColumn'] as const;
export type Shift = (typeof SHIFTS)[number];

/** A board with a row or column more or less; nothing if it may not be larger or smaller. */
export function shift({ columns, rows, fill }: Painted, board: Board, { x, y }: Place, by: Shift): Board | undefined {
  const size = sizeOf(board);
  switch (by) {
    case 'rowAbove':
    case 'rowBelow':
      if (size.rows >= rows) return undefined;
      return board.toSpliced(by === 'rowAbove' ? y : y + 1, 0, fill.repeat(size.columns));
    case 'columnLeft':
    case 'columnRight': {
      if (size.columns >= columns) return undefined;
      const at = by === 'columnLeft' ? x : x + 1;
      return board.map((row) => (row.length < at ? row : row.slice(0, at) + fill + row.slice(at)));
    }
    case 'dropRow':
      return size.rows > 1 ? board.toSpliced(y, 1) : undefined;
    case 'dropColumn':
      return size.columns > 1 ? board.map((row) => row.slice(0, x) + row.slice(x + 1)) : undefined;
  }
}
