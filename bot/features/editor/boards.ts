import {
  type Boards,
  type Cell,
  type Entry,
  type EntryList,
  type Field,
  type FieldGroup,
  groupsOf,
  type ListedDesign,
  type Lists,
  type PaintedDesign,
  parseFieldInput,
  type Text,
  type Value,
  withValues,
} from '@longtable/kit';
import { clampCell, paintArea, type Resize, resizeBoard, sizeOf } from '@longtable/kit/design/painting';
import type { EditorPosition, EditResult, OpenDraft } from './drafts.ts';
import { refusal } from './words/texts.ts';

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
  if (!to || !isOn(boardDraft, to)) throw refusal('noSuchField');
  return { ...paintRect(boardDraft, boardDraft.cursor, to), at: to };
}

/** Moves the cursor to a field without painting. */
export function moveCursorTo(boardDraft: BoardDraft, to: Cell | undefined): EditResult {
  if (!to || !isOn(boardDraft, to)) throw refusal('noSuchField');
  return { at: to };
}

/** Opens the board that is `by` positions further. After the last board comes the first. */
export function openBoard({ boards, sheet }: BoardDraft, by: number): EditResult {
  return { at: { sheet: (sheet + by + boards.length) % boards.length, x: 0, y: 0, painting: false } };
}

/** Adds or removes a row or column at the cursor. The cursor moves into an added one. */
export function resizeAtCursor(boardDraft: BoardDraft, by: Resize): EditResult {
  const board = resizeBoard(boardDraft.design, boardDraft.board, boardDraft.cursor, by);
  if (!board) throw refusal('sizeLimit');
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
    if (boards.length === 1) throw refusal('sizeLimit');
    return { ...withBoards(boards.toSpliced(sheet, 1)), at: { sheet: Math.max(0, sheet - 1), x: 0, y: 0 } };
  }
  if (boards.length >= design.board.max) throw refusal('sizeLimit');
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

export interface ListDraft {
  readonly design: ListedDesign;
  readonly lists: Lists;
  readonly list: EntryList;
  readonly sheet: number;
  readonly entries: readonly Entry[];
  readonly index: number;
  readonly entry: Entry | undefined;
  readonly groups: readonly FieldGroup[];
  readonly group: number;
}

/** A form value that was not accepted. */
export interface RejectedValue {
  readonly field: Field;
  readonly typed: string;
  readonly reason: Text;
}

/** Returns the open list of a listed draft, or undefined for other drafts. */
export function listDraftOf({ design, draft }: OpenDraft): ListDraft | undefined {
  if (design.kind !== 'listed' || !('lists' in draft.doc)) return undefined;
  const { lists } = draft.doc;
  const sheet = Math.min(draft.at.sheet, design.lists.length - 1);
  const list = design.lists[sheet];
  if (!list) return undefined;
  const entries = lists[list.id] ?? [];
  const index = Math.max(0, Math.min(draft.at.entry, entries.length - 1));
  const groups = groupsOf(list.fields);
  const group = Math.min(draft.at.group, groups.length - 1);
  return { design, lists, list, sheet, entries, index, entry: entries[index], groups, group };
}

/** Returns the second group of fields in a list of entries, which has its own button. Undefined if there is none. */
export function extraGroup({ list, groups }: ListDraft): FieldGroup | undefined {
  return list.newEntry && groups.length === 2 ? groups[1] : undefined;
}

/** Returns the first multiple-choice field, which has its own menu. */
export function multiChoiceField({ list }: ListDraft): Extract<Field, { kind: 'many' }> | undefined {
  return list.fields.find((field) => field.kind === 'many');
}

/** Fills in values of the selected entry. Invalid values are not stored and are returned with a reason. */
export function fillIn(
  listDraft: ListDraft,
  filled: ReadonlyMap<string, readonly string[]>,
): EditResult & { readonly rejected: readonly RejectedValue[] } {
  const rejected: RejectedValue[] = [];
  const values: Record<string, Value | undefined> = {};
  for (const field of listDraft.list.fields) {
    const typed = filled.get(field.id);
    if (!typed) continue;
    const reading = parseFieldInput(field, newValues(field, typed, listDraft.entry));
    if ('reason' in reading) rejected.push({ field, typed: typed.join(' '), reason: reading.reason });
    else values[field.id] = reading.value;
  }
  const { entry, entries, index } = listDraft;
  return { ...(entry && withEntries(listDraft, entries.with(index, withValues(entry, values)))), rejected };
}

/** Returns the values of a field. If several menus of a choice have a value, the unchanged one is omitted. */
function newValues({ id, kind }: Field, typed: readonly string[], entry: Entry | undefined): readonly string[] {
  return kind === 'choice' && typed.length > 1 ? typed.filter((value) => value !== entry?.[id]) : typed;
}

/** Adds an entry after the selected one: a new one or a copy. */
export function addEntry(listDraft: ListDraft, like: 'fresh' | 'chosen'): EditResult {
  const { list, entries, index, entry } = listDraft;
  const added = like === 'chosen' ? entry : list.newEntry;
  if (!added || entries.length >= list.max) throw refusal('sizeLimit');
  const at = Math.min(index + 1, entries.length);
  return { ...withEntries(listDraft, entries.toSpliced(at, 0, added)), at: { entry: at } };
}

export function dropEntry(listDraft: ListDraft): EditResult {
  const { list, entries, index } = listDraft;
  if (!list.newEntry || entries.length === 0) throw refusal('sizeLimit');
  return { ...withEntries(listDraft, entries.toSpliced(index, 1)), at: { entry: Math.max(0, index - 1) } };
}

function withEntries({ lists, list }: ListDraft, entries: readonly Entry[]): EditResult {
  return { doc: { lists: { ...lists, [list.id]: entries } } };
}
