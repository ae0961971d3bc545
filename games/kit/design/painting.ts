import { z } from 'zod';
import type { Cell, PaintedDesign } from './design.ts';
import { type Boards, type Document, parseFieldName } from './field.ts';

type Board = Boards[number];

/** Parses the name of a cell, such as `c 7`, ignoring case and spaces. Returns undefined for other texts. */
export function parseCell(typed: string): Cell | undefined {
  const name = typed.trim().toUpperCase();
  return parseFieldName(name.replace(/(?<=[A-Z])\s+(?=\d)/, ''));
}

/** Returns the size of a board. Rows may differ in length. */
export function sizeOf(board: Board): { readonly columns: number; readonly rows: number } {
  return { columns: Math.max(0, ...board.map((row) => row.length)), rows: board.length };
}

/** Returns the sign of a cell, or undefined beyond the end of its row. */
export function signAt(board: Board, { x, y }: Cell): string | undefined {
  return board[y]?.[x];
}

/** Returns the nearest cell inside the board. */
export function clampCell(board: Board, { x, y }: Cell): Cell {
  const { columns, rows } = sizeOf(board);
  return { x: Math.max(0, Math.min(x, columns - 1)), y: Math.max(0, Math.min(y, rows - 1)) };
}

/** Paints all cells between two corners. A brush with `once` paints only the second corner. */
export function paintArea({ brushes, fill }: PaintedDesign, board: Board, from: Cell, to: Cell, sign: string): Board {
  const once = brushes.some((brush) => brush.once && brush.sign === sign);
  const [left, right] = once ? [to.x, to.x] : [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = once ? [to.y, to.y] : [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const cleared = once ? board.map((row) => row.replaceAll(sign, fill)) : board;
  return cleared.map((row, y) => {
    if (y < top || y > bottom) return row;
    return row.padEnd(left, fill).slice(0, left) + sign.repeat(right - left + 1) + row.slice(right + 1);
  });
}

/** Ways to add or remove a row or column at the cursor. */
export const RESIZES = ['rowAbove', 'rowBelow', 'columnLeft', 'columnRight', 'dropRow', 'dropColumn'] as const;
export type Resize = (typeof RESIZES)[number];

/** Adds or removes a row or column. Returns undefined if the size limit is reached. */
export function resizeBoard(
  { columns, rows, fill }: PaintedDesign,
  board: Board,
  { x, y }: Cell,
  by: Resize,
): Board | undefined {
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

/** Replacement of lines in the JSON text that undoes a change. */
export const undoStep = z.strictObject({ at: z.int().min(0), drop: z.int().min(0), put: z.array(z.string()) });

type UndoStep = z.infer<typeof undoStep>;

/** Returns the undo step from a document to the previous one, with the changed lines only. */
export function undoStepFor(before: Document, after: Document): UndoStep {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const shorter = Math.min(old.length, fresh.length);
  let at = 0;
  while (at < shorter && old[at] === fresh[at]) at++;
  let tail = 0;
  while (tail < shorter - at && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  return { at, drop: fresh.length - tail - at, put: old.slice(at, old.length - tail) };
}

/** Applies an undo step to a document. */
export function applyUndo(doc: Document, { at, drop, put }: UndoStep): Document {
  return JSON.parse(
    linesOf(doc)
      .toSpliced(at, drop, ...put)
      .join('\n'),
  ) as Document;
}

function linesOf(doc: Document): string[] {
  return JSON.stringify(doc, null, 1).split('\n');
}
