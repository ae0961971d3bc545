import { parseCell, type Resize } from '@longtable/kit/design/painting';
import { Refusal } from '../../host/refusal.ts';
import {
  BOARD_ACTIONS,
  type BoardAction,
  type BoardDraft,
  boardDraftOf,
  changeBoards,
  fillTo,
  moveCursor,
  moveCursorTo,
  openBoard,
  paintCell,
  resizeAtCursor,
  togglePainting,
} from './boards.ts';
import {
  addEntry,
  dropEntry,
  fillIn,
  type ListDraft,
  listDraftOf,
  multiChoiceField,
  type RejectedValue,
} from './draft-lists.ts';
import type { EditResult, OpenDraft } from './drafts.ts';
import { TYPED_FIELD } from './forms.ts';
import type { DesignId } from './ids.ts';

type EditAction = DesignId['action'];

/** Applies the selected values to a draft. Returns undefined if they are not among the offered values. */
type Edit<Draft> = (draft: Draft, chosen: readonly string[]) => EditResult | undefined;

/** Selects an item of a list by its index. Returns undefined if the menu value is not a valid index. */
function selectIndex(key: 'brush' | 'entry' | 'group', list: readonly unknown[], value = ''): EditResult | undefined {
  return /^\d+$/.test(value) && Number(value) < list.length ? { at: { [key]: Number(value) } } : undefined;
}

const BOARD_EDITS: Partial<Record<EditAction, Edit<BoardDraft>>> = {
  left: (boardDraft) => moveCursor(boardDraft, -1, 0),
  right: (boardDraft) => moveCursor(boardDraft, 1, 0),
  up: (boardDraft) => moveCursor(boardDraft, 0, -1),
  down: (boardDraft) => moveCursor(boardDraft, 0, 1),
  dab: paintCell,
  stroke: togglePainting,
  brush: ({ design }, [brush]) => selectIndex('brush', design.brushes, brush),
  before: (boardDraft) => openBoard(boardDraft, -1),
  after: (boardDraft) => openBoard(boardDraft, 1),
  shape: (boardDraft, [by]) =>
    BOARD_ACTIONS.includes(by as BoardAction)
      ? changeBoards(boardDraft, by as BoardAction)
      : resizeAtCursor(boardDraft, by as Resize),
};

const LIST_EDITS: Partial<Record<EditAction, Edit<ListDraft>>> = {
  entry: ({ entries }, [entry]) => selectIndex('entry', entries, entry),
  group: ({ groups }, [group]) => selectIndex('group', groups, group),
  many: (listDraft, chosen) => fillIn(listDraft, new Map([[multiChoiceField(listDraft)?.id ?? '', chosen]])),
  add: (listDraft) => addEntry(listDraft, 'fresh'),
  copy: (listDraft) => addEntry(listDraft, 'chosen'),
  drop: dropEntry,
  after: ({ sheet, design }) => ({ at: { sheet: (sheet + 1) % design.lists.length, entry: 0, group: 0 } }),
};

/** Whether an action changes the document or the cursor in it. */
export function isEdit(action: EditAction): boolean {
  return BOARD_EDITS[action] !== undefined || LIST_EDITS[action] !== undefined;
}

export function applyPress(open: OpenDraft, action: EditAction, chosen: readonly string[]): EditResult {
  const [boardDraft, listDraft] = [boardDraftOf(open), listDraftOf(open)];
  const edited = boardDraft
    ? BOARD_EDITS[action]?.(boardDraft, chosen)
    : listDraft
      ? LIST_EDITS[action]?.(listDraft, chosen)
      : undefined;
  if (!edited) throw new Refusal('draftGone');
  return edited;
}

/** Returns the draft after a form was submitted, and the rejected values. */
export function applyForm(
  open: OpenDraft,
  action: EditAction,
  filled: ReadonlyMap<string, readonly string[]>,
): EditResult & { readonly rejected?: readonly RejectedValue[] } {
  const [boardDraft, listDraft] = [boardDraftOf(open), listDraftOf(open)];
  if (listDraft) return fillIn(listDraft, filled);
  if (!boardDraft) throw new Refusal('draftGone');
  const place = parseCell(filled.get(TYPED_FIELD)?.[0] ?? '');
  return action === 'fill' ? fillTo(boardDraft, place) : moveCursorTo(boardDraft, place);
}
