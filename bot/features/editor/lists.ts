import {
  column,
  cut,
  displayValue,
  type Entry,
  type EntryList,
  type Fault,
  type Language,
  labelled,
  say,
  type Text,
  windowStart,
} from '@longtable/kit';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import type { ButtonSpec } from '../../host/feature.ts';
import { danger, menu, phrase, plain, primary, type Rows } from '../../render/page.ts';
import { extraGroup, type ListDraft, multiChoiceField } from './boards.ts';
import type { OpenDraft } from './drafts.ts';
import { actionIds } from './record.ts';
import { texts } from './words/texts.ts';

const MAX_ROWS = 12;
const MAX_LINE = 34;
const MAX_DETAIL = 400;
const NAME_WIDTH = 25;
const VALUE_WIDTH = 10;

/** Returns the entries around the selected one with the names of their columns and their legend, or the values of the open group if the list has a fixed entry. */
export function listLines(listDraft: ListDraft, faults: readonly Fault[], language: Language): string[] {
  const { list, entries, index, entry, groups, group, sheet } = listDraft;
  if (!list.newEntry) {
    const { fields } = groups[group] ?? { fields: [] };
    return fields.map((field) => {
      const value = displayValue(field, entry?.[field.id], language);
      return `${column(say(field.name, language), NAME_WIDTH)} ${value.padStart(VALUE_WIDTH)}`;
    });
  }
  if (entries.length === 0) return [say(texts.panel.noEntry, language)];
  const faulty = new Set(faults.flatMap((fault) => ((fault.sheet ?? 0) === sheet ? (fault.entry ?? []) : [])));
  const heading = list.heading ? [`  ${cut(list.heading(language), MAX_LINE)}`] : [];
  const legend = list.legend?.(language) ?? [];
  const count = MAX_ROWS - heading.length - legend.length;
  const first = windowStart(index, count, entries.length);
  const lines = entries.slice(first, first + count).map((each, offset) => {
    const at = first + offset;
    return `${at === index ? '>' : ' '}${faulty.has(at) ? '!' : ' '}${cut(list.line(each, language), MAX_LINE)}`;
  });
  return [...heading, ...lines, ...legend];
}

/** Returns the optional and multiple-choice values of the selected entry, which its line does not contain. */
export function listDetails({ list, entry }: ListDraft, language: Language): Text[] {
  if (!entry || !list.newEntry) return [];
  return list.fields.flatMap((field) => {
    const isShownBelow = field.kind === 'many' || ('optional' in field && field.optional);
    const value = isShownBelow ? displayValue(field, entry[field.id], language) : '';
    return value === '' ? [] : [labelled(field.name, cut(value, MAX_DETAIL))];
  });
}

/** Returns the name of an entry for use in a sentence: its first text field, or its line if it has none. */
export function entryName({ fields, line }: EntryList, entry: Entry, language: Language): string {
  const named = fields.find(({ kind }) => kind === 'text');
  return named ? String(entry[named.id]) : line(entry, language).trim();
}

/** Returns the menus for entries, groups of a fixed entry and properties, and the buttons for the selected entry. */
export function listRows(open: OpenDraft, listDraft: ListDraft, language: Language): Rows {
  const { list, entries, entry, groups, group, index } = listDraft;
  const id = actionIds(open.id);
  const first = windowStart(index, MAX_OPTIONS, entries.length);
  const choices = entries.slice(first, first + MAX_OPTIONS).map((each, offset) => ({
    label: `${first + offset + 1}. ${list.line(each, language).trim().replace(/ {2,}/g, ' · ')}`,
    value: String(first + offset),
    default: first + offset === index,
  }));
  const parts = groups.map(({ name = list.name, fields }, at) => {
    const description = fields.map((field) => displayValue(field, entry?.[field.id], language)).join(' · ');
    return { label: name, value: String(at), description: description || undefined, default: at === group };
  });
  const many = multiChoiceField(listDraft);
  const extra = extraGroup(listDraft);
  const chosen = many && entry ? (entry[many.id] as readonly string[]) : [];
  const properties = (many?.options ?? []).map(({ value, name, about }) => ({
    label: name,
    value,
    description: about,
    default: chosen.includes(value),
  }));
  const several = { min_values: 0, max_values: properties.length };
  return [
    ...(list.newEntry ? [menu(id('entry'), list.name, choices)] : []),
    ...(parts.length > 1 && !extra ? [menu(id('group'), list.name, parts)] : []),
    ...(many && entry ? [menu(id('many'), many.name, properties, several)] : []),
    [
      ...(entry ? [primary(id('form'), texts.buttons.change)] : []),
      ...(entry && extra ? [plain(id('extra'), extra.name ?? list.name)] : []),
      ...(list.newEntry ? [plain(id('add'), texts.buttons.add)] : []),
      ...(list.newEntry && entry ? [plain(id('copy'), texts.buttons.copyEntry)] : []),
      ...(list.newEntry && entry ? [danger(id('drop'), texts.buttons.remove)] : []),
      ...(open.draft.past.length > 0 ? [plain(id('undo'), texts.buttons.undo)] : []),
    ],
  ];
}

/** Returns the button to the next list of a design. Empty if the design has one list. */
export function listTabs(id: string, { design, sheet }: ListDraft): ButtonSpec[] {
  const nextList = design.lists[(sheet + 1) % design.lists.length];
  if (!nextList || design.lists.length === 1) return [];
  return [plain(actionIds(id)('after'), phrase`▸ ${nextList.name}`)];
}
