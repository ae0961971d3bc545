import {
  type AnyDesign,
  cut,
  type Document,
  describeOptions,
  type Entry,
  type Field,
  fieldName,
  formValue,
  type Language,
  labelled,
  say,
  type Text,
} from '@longtable/kit';
import {
  type Attachment,
  ComponentType,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { MAX_FORM_TITLE, MAX_INPUT, MAX_OPTIONS } from '../../discord-limits.ts';
import { Refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { iconOn } from '../../render/emojis.ts';
import { type Form, type FormField, phrase, textField } from '../../render/page.ts';
import { readUploads } from '../uploads/index.ts';
import { type BoardDraft, extraGroup, listDraftOf } from './boards.ts';
import type { DesignKind, OpenDraft } from './drafts.ts';
import { type DesignId, designId } from './record.ts';
import { texts } from './words/texts.ts';

/** Custom id of the text input in forms with a single field. */
export const TYPED_FIELD = 'typed';

const MAX_NUMBER_LENGTH = 20;
const MAX_SHORT_TEXT = 60;

/** Minimum and maximum length of a draft's name in characters. */
export const NAME_LENGTH = { min: 6, max: 40 } as const;

export function askForField(reply: Reply<MessageComponentInteraction>, id: DesignId, { cursor }: BoardDraft) {
  return reply.form({
    title: id.action === 'fill' ? texts.forms.fillTo : texts.buttons.goTo,
    custom_id: designId.make(id),
    fields: [textField(TYPED_FIELD, texts.forms.square, { placeholder: fieldName(cursor), max_length: 4 })],
  });
}

export function askForName(reply: Reply<MessageComponentInteraction>, id: DesignId, { draft }: OpenDraft) {
  const { min, max } = NAME_LENGTH;
  const limits = { value: draft.name.slice(0, max), min_length: min, max_length: max };
  return reply.form({
    title: texts.buttons.rename,
    custom_id: designId.make(id),
    fields: [textField(TYPED_FIELD, texts.forms.name, limits)],
  });
}

type Fields = Pick<Form, 'title' | 'fields'>;

/**
 * Returns the form for the open or the extra group of the selected entry, with its values. Undefined if no entry is
 * selected or no field can be edited.
 */
export function valueFields(open: OpenDraft, which: 'open' | 'extra', language: Language): Fields | undefined {
  const listDraft = listDraftOf(open);
  const group = listDraft && (which === 'extra' ? extraGroup(listDraft) : listDraft.groups[listDraft.group]);
  if (!listDraft?.entry || !group) return undefined;
  const { list, entry } = listDraft;
  // A text from a file that exceeds Discord's limit cannot be edited here and stays unchanged.
  const fields = group.fields
    .filter((field) => formValue(field, entry[field.id], language).length <= MAX_INPUT)
    .flatMap((field) => inputsOf(field, entry, language));
  return fields.length > 0 ? { title: group.name ?? list.name, fields } : undefined;
}

export function askForValues(reply: Reply<MessageComponentInteraction>, id: DesignId, fields: Fields) {
  return reply.form({ ...fields, custom_id: designId.make(id) });
}

/** Returns the input of a field, or its menus if it has options. */
function inputsOf(field: Field, entry: Entry, language: Language): FormField[] {
  return field.kind === 'choice' || field.kind === 'many'
    ? menusOf(field, entry, language)
    : [inputOf(field, entry, language)];
}

/** Returns a menu for each 25 options. Several menus are sorted and labelled with their first and last option. */
function menusOf(field: Extract<Field, { options: unknown }>, entry: Entry, language: Language): FormField[] {
  const required = !('optional' in field && field.optional);
  const count = Math.ceil(field.options.length / MAX_OPTIONS);
  const named = field.options.map(({ value, name, icon }) => ({
    label: say(name, language),
    value,
    default: entry[field.id] === value,
    ...iconOn(icon),
  }));
  const options = count > 1 ? named.sort((a, b) => a.label.localeCompare(b.label, language)) : named;
  return Array.from({ length: count }, (_, menu) => {
    const shown = options.slice(menu * MAX_OPTIONS, (menu + 1) * MAX_OPTIONS);
    const label = count > 1 ? cut(`${shown[0]?.label} – ${shown.at(-1)?.label}`, MAX_FORM_TITLE) : field.name;
    const select = {
      type: ComponentType.StringSelect as const,
      custom_id: menu === 0 ? field.id : `${field.id}:${menu}`,
      options: shown,
      required,
      ...(!required && { min_values: 0 }),
    };
    const isFirst = count > 1 && menu === 0;
    return { label, component: select, ...(isFirst && { description: texts.forms.onlyOne }) };
  });
}

function inputOf(field: Extract<Field, { kind: 'text' | 'number' }>, entry: Entry, language: Language): FormField {
  const isText = field.kind === 'text';
  const value = formValue(field, entry[field.id], language);
  return textField(field.id, field.name, {
    isLong: isText && field.max > MAX_SHORT_TEXT,
    // A value from a file may exceed the limit for typed values.
    max_length: Math.max(isText ? field.max : MAX_NUMBER_LENGTH, value.length),
    required: !(isText && field.optional),
    value: value || undefined,
    description: allowedRange(field, language),
  });
}

function allowedRange(field: Extract<Field, { kind: 'text' | 'number' }>, language: Language): Text {
  const { min, max } = field;
  if (field.kind === 'text') return texts.forms.characters({ min, max });
  if (field.percent) return `0–${formValue(field, 1, language)}`;
  const numbers = `${min}–${max}`;
  return field.minLabel ? phrase`${numbers}; ${labelled(String(min), field.minLabel)}` : numbers;
}

/** Returns the values of a form by field. The values of a field's menus are joined. */
export function submittedValues({ fields }: ModalSubmitInteraction): Map<string, readonly string[]> {
  const values = new Map<string, readonly string[]>();
  for (const [id, field] of fields.fields) {
    const [name = id] = id.split(':');
    const given = 'value' in field ? [String(field.value ?? '')] : 'values' in field ? field.values : [];
    values.set(name, [...(values.get(name) ?? []), ...given]);
  }
  return values;
}

const MAX_FILE_NAME = 40;

/** Sends the files of a draft to the user in private. */
export async function sendFiles(
  reply: Reply,
  { design }: DesignKind,
  { name, doc }: { readonly name: string; readonly doc: Document },
): Promise<void> {
  const files = (design as AnyDesign).write(doc);
  await reply.private({
    content: texts.replies.file,
    files: files.map((text, index) => ({
      attachment: Buffer.from(text),
      name: `${fileName(name)}${design.files[index]?.ending}`,
    })),
  });
}

/** Returns a name that is valid on every file system. */
function fileName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, MAX_FILE_NAME) || 'design'
  );
}

/** Returns the document of the uploaded files. Refuses unreadable or invalid ones. */
export async function readFiles(
  bot: Bot,
  { game, design }: DesignKind,
  attachments: readonly [Attachment, ...Attachment[]],
): Promise<{ readonly doc: Document }> {
  const options = describeOptions(game.options);
  const limits = design.files.map(({ option }) => options.find(({ name }) => name === option));
  const sized = attachments.map((file, index) => {
    const limit = limits[index];
    return { file, maxBytes: limit?.kind === 'file' ? limit.maxBytes : 0 };
  });
  const contents = await readUploads(sized, bot.attachmentOrigins);
  const reading = (design as AnyDesign).read(contents as [string, ...string[]]);
  if (reading.problem !== undefined) throw new Refusal('unfit', reading.problem);
  return reading;
}
