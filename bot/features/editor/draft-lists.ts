import {
  type Entry,
  type EntryList,
  type Field,
  type FieldGroup,
  groupsOf,
  type ListedDesign,
  type Lists,
  parseFieldInput,
  type Text,
  type Value,
  withValues,
} from '@longtable/kit';
import { Refusal } from '../../host/refusal.ts';
import type { EditResult, OpenDraft } from './drafts.ts';

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
  if (!added || entries.length >= list.max) throw new Refusal('sizeLimit');
  const at = Math.min(index + 1, entries.length);
  return { ...withEntries(listDraft, entries.toSpliced(at, 0, added)), at: { entry: at } };
}

export function dropEntry(listDraft: ListDraft): EditResult {
  const { list, entries, index } = listDraft;
  if (!list.newEntry || entries.length === 0) throw new Refusal('sizeLimit');
  return { ...withEntries(listDraft, entries.toSpliced(index, 1)), at: { entry: Math.max(0, index - 1) } };
}

function withEntries({ lists, list }: ListDraft, entries: readonly Entry[]): EditResult {
  return { doc: { lists: { ...lists, [list.id]: entries } } };
}
