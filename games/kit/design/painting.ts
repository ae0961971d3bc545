import { z } from 'zod';
import { parseFieldName } from '../field-names.ts';
import type { Cell, PaintedDesign } from './design.ts';
import type { Boards, Document } from './document.ts';

type Board = Boards[number];

/** The field that somebody means, in any case and with blanks; nothing if it is no name of one. */
export function parseCell(typed: string): Cell | undefined {
  const name = typed.trim().toUpperCase();
  return parseFieldName(name.replace(/(?<=[A-Z])\s+(?=\d)/, ''));
}

/** How wide and high a board is; rows may differ in length. */
export function sizeOf(board: Board): { readonly columns: number; readonly rows: number } {
  return { columns: Math.max(0, ...board.map((row) => row.length)), rows: board.length };
}

/** What is on a field; nothing where a row is shorter. */
export function signAt(board: Board, { x, y }: Cell): string | undefined {
  return board[y]?.[x];
}

/** The field of a board that is nearest to one. */
export function clampCell(board: Board, { x, y }: Cell): Cell {
  const { columns, rows } = sizeOf(board);
  return { x: Math.max(0, Math.min(x, columns - 1)), y: Math.max(0, Math.min(y, rows - 1)) };
}

/** A board with all fields painted between two corners; what a board has once is painted on the second. */
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

/** What can be done to the rows and columns of a board, from where the cursor is. */
export const RESIZES = ['rowAbove', 'rowBelow', 'columnLeft', 'columnRight', 'dropRow', 'dropColumn'] as const;
export type Resize = (typeof RESIZES)[number];

/** A board with a row or column more or less; nothing if it may not be larger or smaller. */
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

/** What takes a change back: lines of the document's text that are put in place of others. */
export const undoStep = z.strictObject({ at: z.int().min(0), drop: z.int().min(0), put: z.array(z.string()) });

type UndoStep = z.infer<typeof undoStep>;

/** The step from a document back to the one before it; only what differs is kept. */
export function undoStepFor(before: Document, after: Document): UndoStep {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const shorter = Math.min(old.length, fresh.length);
  let at = 0;
  while (at < shorter && old[at] === fresh[at]) at++;
  let tail = 0;
  while (tail < shorter - at && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  return { at, drop: fresh.length - tail - at, put: old.slice(at, old.length - tail) };
}

/** A document with a change taken back. */
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
