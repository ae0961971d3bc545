import type { Painted, Place } from '../../../games/kit/design/design.ts';
import type { Boards } from '../../../games/kit/design/document.ts';
import { paint, type Shift, shift, sizeOf, within } from '../../../games/kit/design/painting.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import type { At, Edited, OpenDraft } from './drafts.ts';

/** A painted draft: what it is, its boards, the open one, and where the cursor is. */
export interface Easel {
  readonly design: Painted;
  readonly boards: Boards;
  readonly board: Boards[number];
  readonly sheet: number;
  readonly cursor: Place;
  readonly at: At;
}

/** What can be done to whole boards. */
export const BOARD_DEEDS = ['newBoard', 'copyBoard', 'dropBoard'] as const;
export type BoardDeed = (typeof BOARD_DEEDS)[number];

/** Takes a draft for a painted one; nothing if it is none. */
export function easelOf({ design, draft }: OpenDraft): Easel | undefined {
  if (design.kind !== 'painted' || !('boards' in draft.doc)) return undefined;
  const { boards } = draft.doc;
  const sheet = Math.min(draft.at.sheet, boards.length - 1);
  const board = boards[sheet] ?? [];
  return { design, boards, board, sheet, cursor: within(board, draft.at), at: draft.at };
}

/** The sign that the chosen brush paints. */
function signOf({ design, at }: Easel): string {
  return design.brushes[at.brush]?.sign ?? design.fill;
}

/** Moves the cursor; a brush that is down paints where it comes to. */
export function move(easel: Easel, dx: number, dy: number): Edited {
  const to = within(easel.board, { x: easel.cursor.x + dx, y: easel.cursor.y + dy });
  return easel.at.painting ? { ...painted(easel, to, to), at: to } : { at: to };
}

/** Paints the field under the cursor. */
export function dab(easel: Easel): Edited {
  return painted(easel, easel.cursor, easel.cursor);
}

/** Sets the brush down or lifts it; where it is set down it paints. */
export function stroke(easel: Easel): Edited {
  const painting = !easel.at.painting;
  return { ...(painting ? dab(easel) : {}), at: { painting } };
}

/** Paints everything between the cursor and a field, and goes there. */
export function fillTo(easel: Easel, to: Place | undefined): Edited | Refused {
  if (!to || !isOn(easel, to)) return refusal('noSuchField');
  return { ...painted(easel, easel.cursor, to), at: to };
}

/** Goes to a field without painting. */
export function goTo(easel: Easel, to: Place | undefined): Edited | Refused {
  return to && isOn(easel, to) ? { at: to } : refusal('noSuchField');
}

/** Turns to another board. */
export function turnTo({ boards, sheet }: Easel, by: number): Edited {
  return { at: { sheet: (sheet + by + boards.length) % boards.length, x: 0, y: 0, painting: false } };
}

/** Adds or removes a row or a column at the cursor; the cursor goes into what is new. */
export function reshape(easel: Easel, by: Shift): Edited | Refused {
  const board = shift(easel.design, easel.board, easel.cursor, by);
  if (!board) return refusal('sizeLimit');
  const { x, y } = easel.cursor;
  const to = { x: x + (by === 'columnRight' ? 1 : 0), y: y + (by === 'rowBelow' ? 1 : 0) };
  return { ...withBoards(easel.boards.with(easel.sheet, board)), at: { ...within(board, to), painting: false } };
}

/** Adds a board behind this one or removes it. */
export function rebind(easel: Easel, deed: BoardDeed): Edited | Refused {
  const { design, boards, board, sheet } = easel;
  if (deed === 'dropBoard') {
    if (boards.length === 1) return refusal('sizeLimit');
    return { ...withBoards(boards.toSpliced(sheet, 1)), at: { sheet: Math.max(0, sheet - 1), x: 0, y: 0 } };
  }
  if (boards.length >= design.board.most) return refusal('sizeLimit');
  const { columns, rows } = sizeOf(board);
  const added = deed === 'copyBoard' ? board : Array<string>(rows).fill(design.fill.repeat(columns));
  return { ...withBoards(boards.toSpliced(sheet + 1, 0, added)), at: { sheet: sheet + 1, x: 0, y: 0 } };
}

function isOn({ board }: Easel, { x, y }: Place): boolean {
  const { columns, rows } = sizeOf(board);
  return x < columns && y < rows;
}

function painted(easel: Easel, from: Place, to: Place): Edited {
  const board = paint(easel.design, easel.board, from, to, signOf(easel));
  return withBoards(easel.boards.with(easel.sheet, board));
}

function withBoards(boards: Boards): Edited {
  return { doc: { boards } };
}
