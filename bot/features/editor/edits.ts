import { parseCell, type Resize } from '@longtable/kit/design/painting';
import type { Id } from '../../custom-ids/ids.ts';
import {
  BOARD_ACTIONS,
  type BoardAction,
  type BoardDraft,
  boardDraftOf,
  dab,
  fillTo,
  goTo,
  move,
  rebind,
  reshape,
  stroke,
  turnTo,
} from '../../host/editor/boards.ts';
import type { Edited, OpenDraft } from '../../host/editor/drafts.ts';
import {
  addEntry,
  dropEntry,
  fillIn,
  type ListDraft,
  listDraftOf,
  manyOf,
  type Rejected,
} from '../../host/editor/lists.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import { TYPED_FIELD } from './forms.ts';

type EditAction = Id<'design'>['action'];

/** Applies the selected values to a draft. Returns undefined if no menu offers them. */
type Edit<Draft> = (draft: Draft, chosen: readonly string[]) => Edited | Refused | undefined;

/** Selects the item of a list by its index in a menu value. */
function selectIndex(key: 'brush' | 'entry' | 'group', list: readonly unknown[], value = ''): Edited | undefined {
  return /^\d+$/.test(value) && Number(value) < list.length ? { at: { [key]: Number(value) } } : undefined;
}

const BOARD_EDITS: Partial<Record<EditAction, Edit<BoardDraft>>> = {
  left: (boardDraft) => move(boardDraft, -1, 0),
  right: (boardDraft) => move(boardDraft, 1, 0),
  up: (boardDraft) => move(boardDraft, 0, -1),
  down: (boardDraft) => move(boardDraft, 0, 1),
  dab,
  stroke,
  brush: ({ design }, [brush]) => selectIndex('brush', design.brushes, brush),
  before: (boardDraft) => turnTo(boardDraft, -1),
  after: (boardDraft) => turnTo(boardDraft, 1),
  shape: (boardDraft, [by]) =>
    BOARD_ACTIONS.includes(by as BoardAction)
      ? rebind(boardDraft, by as BoardAction)
      : reshape(boardDraft, by as Resize),
};

const LIST_EDITS: Partial<Record<EditAction, Edit<ListDraft>>> = {
  entry: ({ entries }, [entry]) => selectIndex('entry', entries, entry),
  group: ({ groups }, [group]) => selectIndex('group', groups, group),
  many: (listDraft, chosen) => fillIn(listDraft, new Map([[manyOf(listDraft)?.id ?? '', chosen]])),
  add: (listDraft) => addEntry(listDraft, 'fresh'),
  copy: (listDraft) => addEntry(listDraft, 'chosen'),
  drop: dropEntry,
  after: ({ sheet, design }) => ({ at: { sheet: (sheet + 1) % design.lists.length, entry: 0, group: 0 } }),
};

/** Whether an action changes the document or the cursor in it. */
export function isEdit(action: EditAction): boolean {
  return BOARD_EDITS[action] !== undefined || LIST_EDITS[action] !== undefined;
}

export function applyPress(open: OpenDraft, action: EditAction, chosen: readonly string[]): Edited | Refused {
  const [boardDraft, listDraft] = [boardDraftOf(open), listDraftOf(open)];
  const edited = boardDraft
    ? BOARD_EDITS[action]?.(boardDraft, chosen)
    : listDraft
      ? LIST_EDITS[action]?.(listDraft, chosen)
      : undefined;
  return edited ?? refusal('draftGone');
}

/** Returns the draft after a form was submitted, and the rejected values. */
export function applyForm(
  open: OpenDraft,
  action: EditAction,
  filled: ReadonlyMap<string, readonly string[]>,
): (Edited & { readonly rejected?: readonly Rejected[] }) | Refused {
  const [boardDraft, listDraft] = [boardDraftOf(open), listDraftOf(open)];
  if (listDraft) return fillIn(listDraft, filled);
  if (!boardDraft) return refusal('draftGone');
  const place = parseCell(filled.get(TYPED_FIELD)?.[0] ?? '');
  return action === 'fill' ? fillTo(boardDraft, place) : goTo(boardDraft, place);
}
