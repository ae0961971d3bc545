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
  windowStart,
} from '@longtable/kit';
import { ButtonStyle, ComponentType } from 'discord.js';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import { button, inRows, row } from '../../render/components.ts';
import type { Row } from '../../render/message.ts';
import { extraGroup, type ListDraft, multiChoiceField } from './draft-lists.ts';
import type { OpenDraft } from './drafts.ts';
import { type DesignId, designId } from './ids.ts';
import { texts } from './words/texts.ts';

type EditAction = DesignId['action'];

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
  const lines = entries.slice(first, first + count).map((one, offset) => {
    const at = first + offset;
    return `${at === index ? '>' : ' '}${faulty.has(at) ? '!' : ' '}${cut(list.line(one, language), MAX_LINE)}`;
  });
  return [...heading, ...lines, ...legend];
}

/** Returns the optional and multiple-choice values of the selected entry, which its line does not contain. */
export function listDetails({ list, entry }: ListDraft, language: Language): string[] {
  if (!entry || !list.newEntry) return [];
  return list.fields.flatMap((field) => {
    const isShownBelow = field.kind === 'many' || ('optional' in field && field.optional);
    const value = isShownBelow ? displayValue(field, entry[field.id], language) : '';
    return value === '' ? [] : [labelled(say(field.name, language), cut(value, MAX_DETAIL), language)];
  });
}

/** Returns the name of an entry for use in a sentence: its first text field, or its line if it has none. */
export function entryName({ fields, line }: EntryList, entry: Entry, language: Language): string {
  const named = fields.find(({ kind }) => kind === 'text');
  return named ? String(entry[named.id]) : line(entry, language).trim();
}

/** Returns the menus for entries, groups of a fixed entry and properties, and the buttons for the selected entry. */
export function listRows({ id, draft }: OpenDraft, listDraft: ListDraft, language: Language): Row[] {
  const { list, entries, entry, groups, group, index } = listDraft;
  const make = (action: EditAction) => designId.make({ draft: id, action });
  const { Primary, Secondary, Danger } = ButtonStyle;
  const press = (
    action: EditAction,
    label: string,
    style: typeof Primary | typeof Secondary | typeof Danger = Secondary,
  ) => button(make(action), label, style);
  const select = (
    action: EditAction,
    placeholder: string,
    options: Option[],
    limits?: { min_values: number; max_values: number },
  ) => row([{ type: ComponentType.StringSelect, custom_id: make(action), placeholder, options, ...limits }]);
  const first = windowStart(index, MAX_OPTIONS, entries.length);
  const choices = entries.slice(first, first + MAX_OPTIONS).map((one, offset) => ({
    label: `${first + offset + 1}. ${list.line(one, language).trim().replace(/ {2,}/g, ' · ')}`,
    value: String(first + offset),
    default: first + offset === index,
  }));
  const parts = groups.map(({ name = list.name, fields }, at) => {
    const description = fields.map((field) => displayValue(field, entry?.[field.id], language)).join(' · ');
    return {
      label: say(name, language),
      value: String(at),
      ...(description !== '' && { description }),
      default: at === group,
    };
  });
  const many = multiChoiceField(listDraft);
  const extra = extraGroup(listDraft);
  const chosen = many && entry ? (entry[many.id] as readonly string[]) : [];
  const properties = (many?.options ?? []).map(({ value, name, about }) => ({
    label: say(name, language),
    value,
    ...(about && { description: say(about, language) }),
    default: chosen.includes(value),
  }));
  const several = { min_values: 0, max_values: properties.length };
  return [
    ...(list.newEntry && entries.length > 0 ? [select('entry', say(list.name, language), choices)] : []),
    ...(parts.length > 1 && !extra ? [select('group', say(list.name, language), parts)] : []),
    ...(many && entry ? [select('many', say(many.name, language), properties, several)] : []),
    ...inRows([
      ...(entry ? [press('form', say(texts.buttons.change, language), Primary)] : []),
      ...(entry && extra ? [press('extra', say(extra.name ?? list.name, language))] : []),
      ...(list.newEntry ? [press('add', say(texts.buttons.add, language))] : []),
      ...(list.newEntry && entry ? [press('copy', say(texts.buttons.copyEntry, language))] : []),
      ...(list.newEntry && entry ? [press('drop', say(texts.buttons.remove, language), Danger)] : []),
      ...(draft.past.length > 0 ? [press('undo', say(texts.buttons.undo, language))] : []),
    ]),
  ];
}

/** Returns the button to the next list of a design. Empty if the design has one list. */
export function listTabs(id: string, { design, sheet }: ListDraft, language: Language) {
  const other = design.lists[(sheet + 1) % design.lists.length];
  if (!other || design.lists.length === 1) return [];
  const label = `▸ ${say(other.name, language)}`;
  return [button(designId.make({ draft: id, action: 'after' }), label, ButtonStyle.Secondary)];
}

interface Option {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly default?: boolean;
}
