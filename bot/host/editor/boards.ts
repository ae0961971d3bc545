import type { Boards, Cell, PaintedDesign } from '@longtable/kit';
import { clampCell, paintArea, type Resize, resizeBoard, sizeOf } from '@longtable/kit/design/painting';
import { type Refused, refusal } from '../refusal.ts';
import type { At, Edited, OpenDraft } from './drafts.ts';

/** A painted draft: what it is, its boards, the open one, and where the cursor is. */
export interface BoardDraft {
  readonly design: PaintedDesign;
  readonly boards: Boards;
  readonly board: Boards[number];
  readonly sheet: number;
  readonly cursor: Cell;
  readonly at: At;
}

/** What can be done to whole boards. */
export const BOARD_ACTIONS = ['newBoard', 'copyBoard', 'dropBoard'] as const;
export type BoardAction = (typeof BOARD_ACTIONS)[number];

/** Takes a draft for a painted one; nothing if it is none. */
export function boardDraftOf({ design, draft }: OpenDraft): BoardDraft | undefined {
  if (design.kind !== 'painted' || !('boards' in draft.doc)) return undefined;
  const { boards } = draft.doc;
  const sheet = Math.min(draft.at.sheet, boards.length - 1);
  const board = boards[sheet] ?? [];
  return { design, boards, board, sheet, cursor: clampCell(board, draft.at), at: draft.at };
}

/** The sign that the chosen brush paints. */
function signOf({ design, at }: BoardDraft): string {
  return design.brushes[at.brush]?.sign ?? design.fill;
}

/** Moves the cursor; a brush that is down paints where it comes to. */
export function move(boardDraft: BoardDraft, dx: number, dy: number): Edited {
  const to = clampCell(boardDraft.board, { x: boardDraft.cursor.x + dx, y: boardDraft.cursor.y + dy });
  return boardDraft.at.painting ? { ...painted(boardDraft, to, to), at: to } : { at: to };
}

/** Paints the field under the cursor. */
export function dab(boardDraft: BoardDraft): Edited {
  return painted(boardDraft, boardDraft.cursor, boardDraft.cursor);
}

/** Sets the brush down or lifts it; where it is set down it paints. */
export function stroke(boardDraft: BoardDraft): Edited {
  const painting = !boardDraft.at.painting;
  return { ...(painting ? dab(boardDraft) : {}), at: { painting } };
}

/** Paints everything between the cursor and a field, and goes there. */
export function fillTo(boardDraft: BoardDraft, to: Cell | undefined): Edited | Refused {
  if (!to || !isOn(boardDraft, to)) return refusal('noSuchField');
  return { ...painted(boardDraft, boardDraft.cursor, to), at: to };
}

/** Goes to a field without painting. */
export function goTo(boardDraft: BoardDraft, to: Cell | undefined): Edited | Refused {
  return to && isOn(boardDraft, to) ? { at: to } : refusal('noSuchField');
}

/** Turns to another board. */
export function turnTo({ boards, sheet }: BoardDraft, by: number): Edited {
  return { at: { sheet: (sheet + by + boards.length) % boards.length, x: 0, y: 0, painting: false } };
}

/** Adds or removes a row or a column at the cursor; the cursor goes into what is new. */
export function reshape(boardDraft: BoardDraft, by: Resize): Edited | Refused {
  const board = resizeBoard(boardDraft.design, boardDraft.board, boardDraft.cursor, by);
  if (!board) return refusal('sizeLimit');
  const { x, y } = boardDraft.cursor;
  const to = { x: x + (by === 'columnRight' ? 1 : 0), y: y + (by === 'rowBelow' ? 1 : 0) };
  return {
    ...withBoards(boardDraft.boards.with(boardDraft.sheet, board)),
    at: { ...clampCell(board, to), painting: false },
  };
}

/** Adds a board behind this one or removes it. */
export function rebind(boardDraft: BoardDraft, action: BoardAction): Edited | Refused {
  const { design, boards, board, sheet } = boardDraft;
  if (action === 'dropBoard') {
    if (boards.length === 1) return refusal('sizeLimit');
    return { ...withBoards(boards.toSpliced(sheet, 1)), at: { sheet: Math.max(0, sheet - 1), x: 0, y: 0 } };
  }
  if (boards.length >= design.board.max) return refusal('sizeLimit');
  const { columns, rows } = sizeOf(board);
  const added = action === 'copyBoard' ? board : Array<string>(rows).fill(design.fill.repeat(columns));
  return { ...withBoards(boards.toSpliced(sheet + 1, 0, added)), at: { sheet: sheet + 1, x: 0, y: 0 } };
}

function isOn({ board }: BoardDraft, { x, y }: Cell): boolean {
  const { columns, rows } = sizeOf(board);
  return x < columns && y < rows;
}

function painted(boardDraft: BoardDraft, from: Cell, to: Cell): Edited {
  const board = paintArea(boardDraft.design, boardDraft.board, from, to, signOf(boardDraft));
  return withBoards(boardDraft.boards.with(boardDraft.sheet, board));
}

function withBoards(boards: Boards): Edited {
  return { doc: { boards } };
}
