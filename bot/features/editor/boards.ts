import type { Boards, Cell, PaintedDesign } from '@longtable/kit';
import { clampCell, paintArea, type Resize, resizeBoard, sizeOf } from '@longtable/kit/design/painting';
import { Refusal } from '../../host/refusal.ts';
import type { EditorPosition, EditResult, OpenDraft } from './drafts.ts';

/** A painted draft with the open board and the cursor. */
export interface BoardDraft {
  readonly design: PaintedDesign;
  readonly boards: Boards;
  readonly board: Boards[number];
  readonly sheet: number;
  readonly cursor: Cell;
  readonly at: EditorPosition;
}

export const BOARD_ACTIONS = ['newBoard', 'copyBoard', 'dropBoard'] as const;
export type BoardAction = (typeof BOARD_ACTIONS)[number];

/** Returns the open board of a painted draft, or undefined for other drafts. */
export function boardDraftOf({ design, draft }: OpenDraft): BoardDraft | undefined {
  if (design.kind !== 'painted' || !('boards' in draft.doc)) return undefined;
  const { boards } = draft.doc;
  const sheet = Math.min(draft.at.sheet, boards.length - 1);
  const board = boards[sheet] ?? [];
  return { design, boards, board, sheet, cursor: clampCell(board, draft.at), at: draft.at };
}

/** Returns the sign of the selected brush, or the design's fill if there is no such brush. */
function signOf({ design, at }: BoardDraft): string {
  return design.brushes[at.brush]?.sign ?? design.fill;
}

/** Moves the cursor. In painting mode, paints the new field. */
export function moveCursor(boardDraft: BoardDraft, dx: number, dy: number): EditResult {
  const to = clampCell(boardDraft.board, { x: boardDraft.cursor.x + dx, y: boardDraft.cursor.y + dy });
  return boardDraft.at.painting ? { ...paintRect(boardDraft, to, to), at: to } : { at: to };
}

export function paintCell(boardDraft: BoardDraft): EditResult {
  return paintRect(boardDraft, boardDraft.cursor, boardDraft.cursor);
}

/** Toggles painting mode. Turning it on paints the current field. */
export function togglePainting(boardDraft: BoardDraft): EditResult {
  const painting = !boardDraft.at.painting;
  return { ...(painting ? paintCell(boardDraft) : {}), at: { painting } };
}

/** Paints the rectangle between the cursor and a field, and moves the cursor there. */
export function fillTo(boardDraft: BoardDraft, to: Cell | undefined): EditResult {
  if (!to || !isOn(boardDraft, to)) throw new Refusal('noSuchField');
  return { ...paintRect(boardDraft, boardDraft.cursor, to), at: to };
}

/** Moves the cursor to a field without painting. */
export function moveCursorTo(boardDraft: BoardDraft, to: Cell | undefined): EditResult {
  if (!to || !isOn(boardDraft, to)) throw new Refusal('noSuchField');
  return { at: to };
}

/** Opens the board that is `by` positions further. After the last board comes the first. */
export function openBoard({ boards, sheet }: BoardDraft, by: number): EditResult {
  return { at: { sheet: (sheet + by + boards.length) % boards.length, x: 0, y: 0, painting: false } };
}

/** Adds or removes a row or column at the cursor. The cursor moves into an added one. */
export function resizeAtCursor(boardDraft: BoardDraft, by: Resize): EditResult {
  const board = resizeBoard(boardDraft.design, boardDraft.board, boardDraft.cursor, by);
  if (!board) throw new Refusal('sizeLimit');
  const { x, y } = boardDraft.cursor;
  const to = { x: x + (by === 'columnRight' ? 1 : 0), y: y + (by === 'rowBelow' ? 1 : 0) };
  return {
    ...withBoards(boardDraft.boards.with(boardDraft.sheet, board)),
    at: { ...clampCell(board, to), painting: false },
  };
}

/** Adds an empty board or a copy after the open board, or removes the open board. */
export function changeBoards(boardDraft: BoardDraft, action: BoardAction): EditResult {
  const { design, boards, board, sheet } = boardDraft;
  if (action === 'dropBoard') {
    if (boards.length === 1) throw new Refusal('sizeLimit');
    return { ...withBoards(boards.toSpliced(sheet, 1)), at: { sheet: Math.max(0, sheet - 1), x: 0, y: 0 } };
  }
  if (boards.length >= design.board.max) throw new Refusal('sizeLimit');
  const { columns, rows } = sizeOf(board);
  const added = action === 'copyBoard' ? board : Array<string>(rows).fill(design.fill.repeat(columns));
  return { ...withBoards(boards.toSpliced(sheet + 1, 0, added)), at: { sheet: sheet + 1, x: 0, y: 0 } };
}

function isOn({ board }: BoardDraft, { x, y }: Cell): boolean {
  const { columns, rows } = sizeOf(board);
  return x < columns && y < rows;
}

function paintRect(boardDraft: BoardDraft, from: Cell, to: Cell): EditResult {
  const board = paintArea(boardDraft.design, boardDraft.board, from, to, signOf(boardDraft));
  return withBoards(boardDraft.boards.with(boardDraft.sheet, board));
}

function withBoards(boards: Boards): EditResult {
  return { doc: { boards } };
}
