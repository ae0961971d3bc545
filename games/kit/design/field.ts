import { z } from 'zod';
import { type Language, say, type Text } from '../text.ts';
import { texts } from '../words/texts.ts';
import type { Cell } from './design.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]);

const entry = z.record(z.string(), value).readonly();

const boards = z.array(z.array(z.string()).readonly()).readonly();

const lists = z.record(z.string(), z.array(entry).readonly()).readonly();

/** Document of a design in progress: boards of rows with one sign per cell, or lists of entries. */
export const document = z.union([z.strictObject({ boards }).readonly(), z.strictObject({ lists }).readonly()]);

/** Value of a field. */
export type Value = z.infer<typeof value>;

/** Values of a list entry by field id. */
export type Entry = z.infer<typeof entry>;

/** Boards of a painted design, each a list of rows. */
export type Boards = z.infer<typeof boards>;
/** Entries of a listed design by list id. */
export type Lists = z.infer<typeof lists>;
/** Document of a design. */
export type Document = z.infer<typeof document>;

/** Option of a field of kind `choice` or `many`. */
export interface FieldOption {
  readonly value: string;
  readonly name: Text;
  readonly about?: Text;
  /** Icon beside the name in forms. */
  readonly icon?: string;
  /** Of a field of kind `many`: whether files may leave out its flag. */
  readonly optional?: true;
}

/** Description of one value of an entry: its name, its kind and its limits. */
export type Field = {
  readonly id: string;
  /** One to three words, at most 24 columns. */
  readonly name: Text;
  /** Name of the form. Up to five fields with the same group share a form. Fields without a group share one too. */
  readonly group?: Text;
  /** Key in files (`listFile`, default: the id). */
  readonly key?: string;
  /** What a file must have, if the default is not clear enough: `'must be the icon of a built-in creature'`. */
  readonly requirement?: Text;
} & (
  | {
      readonly kind: 'text';
      readonly min: number;
      readonly max: number;
      /** Whether it can be empty. */
      readonly optional?: true;
      /** Returns a problem of a text that the other limits do not cover, or undefined if there is none. */
      readonly problemOf?: (text: string) => Text | undefined;
    }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      /** Whether the value is stored as a fraction and shown as a percentage. Otherwise it is an integer. */
      readonly percent?: true;
      /** Label of the minimum if it has a special meaning, such as “never”. */
      readonly minLabel?: Text;
      /** Whether it is the number of copies. A file has each copy. */
      readonly copies?: true;
    }
  | {
      readonly kind: 'choice';
      /** A form has a menu for each 25 options. */
      readonly options: readonly FieldOption[];
      readonly optional?: true;
    }
  | { readonly kind: 'many'; readonly options: readonly FieldOption[] }
);

/** Parsed value (undefined if empty), or the reason why the input is invalid. */
export type FieldInput = { readonly value: Value | undefined } | { readonly reason: Text };

/** Parses the input of a field. Only fields of kind `many` have several values. */
export function parseFieldInput(field: Field, filled: readonly string[]): FieldInput {
  const typed = (filled[0] ?? '').trim();
  switch (field.kind) {
    case 'text':
      return readText(field, typed);
    case 'number':
      return readNumber(field, typed);
    case 'choice':
      if (field.options.some(({ value }) => value === typed)) return { value: typed };
      return field.optional && typed === '' ? { value: undefined } : { reason: notOneOf(field.options) };
    case 'many':
      return { value: field.options.map(({ value }) => value).filter((value) => filled.includes(value)) };
  }
}

function readText(field: Extract<Field, { kind: 'text' }>, typed: string): FieldInput {
  if (typed === '' && field.optional) return { value: undefined };
  const { length } = [...typed];
  if (length < field.min || length > field.max) return { reason: texts.field.length(field) };
  const wrong = field.problemOf?.(typed);
  return wrong ? { reason: wrong } : { value: typed };
}

const NUMBER = /^[-+]?\d+(?:[.,]\d+)?$/;

function readNumber(field: Extract<Field, { kind: 'number' }>, typed: string): FieldInput {
  const { min, max, percent, minLabel } = field;
  const digits = typed.replace(/\s*%$/, '');
  const number = NUMBER.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
  // Accepts 0.25 as in the file, and 25 or 25% as displayed.
  const isPart = percent && digits === typed && Math.abs(number) <= 1 && /[.,]/.test(digits);
  const value = percent && !isPart ? Number((number / 100).toPrecision(12)) : number;
  const fits = value >= min && value <= max && (percent || Number.isInteger(value));
  if (fits) return { value };
  return { reason: percent ? texts.field.percentage : texts.field.wholeNumber({ min, max, minLabel }) };
}

function notOneOf(options: readonly FieldOption[]): Text {
  return texts.field.oneOf({ names: options.map(({ name }) => name) });
}

/** Formats a value for display, with `minLabel` for the minimum. */
export function displayValue(field: Field, value: Value | undefined, language: Language): string {
  if (field.kind === 'number' && field.minLabel && value === field.min) return say(field.minLabel, language);
  return formValue(field, value, language);
}

/** Formats a value for a form input. */
export function formValue(field: Field, value: Value | undefined, language: Language): string {
  if (value === undefined) return '';
  if (field.kind === 'number' && field.percent) {
    const digits = String(Number((Number(value) * 100).toPrecision(12)));
    return say(texts.field.percent({ digits }), language);
  }
  if (field.kind !== 'choice' && field.kind !== 'many') return String(value);
  const chosen = Array.isArray(value) ? value : [value];
  return field.options
    .filter((option) => chosen.includes(option.value))
    .map(({ name }) => say(name, language))
    .join(', ');
}

/** Returns an entry with changed values. Undefined values are removed. */
export function withValues(entry: Entry, values: Readonly<Record<string, Value | undefined>>): Entry {
  const all = Object.entries({ ...entry, ...values });
  return Object.fromEntries(all.flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const])));
}

/** Fields of one form. */
export interface FieldGroup {
  readonly name?: Text;
  readonly fields: readonly Field[];
}

/** Returns the groups of fields that share a form. Omits fields of kind `many`, because each has its own menu. */
export function groupsOf(fields: readonly Field[]): readonly FieldGroup[] {
  const groups = Map.groupBy(
    fields.filter(({ kind }) => kind !== 'many'),
    ({ group = '' }) => say(group, 'en'),
  );
  return [...groups.values()].map((together) => {
    const name = together[0]?.group;
    return { ...(name !== undefined && { name }), fields: together };
  });
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the name of a column: A to Z, then AA to ZZ. */
export function columnName(x: number): string {
  const letter = ALPHABET[x % 26] as string;
  return x < 26 ? letter : (ALPHABET[Math.floor(x / 26) - 1] as string) + letter;
}

/** Returns the name of a cell, such as `C7`: column and row. The top row is 1. */
export function fieldName({ x, y }: Cell): string {
  return columnName(x) + (y + 1);
}

/** Parses the name of a cell, such as `C7`. Returns undefined for other texts. */
export function parseFieldName(name: string): Cell | undefined {
  const [, letters, digits] = /^([A-Z]{1,2})([1-9]\d?)$/.exec(name) ?? [];
  if (!letters || !digits) return undefined;
  const x = [...letters].reduce((value, letter) => value * 26 + ALPHABET.indexOf(letter) + 1, 0) - 1;
  return { x, y: Number(digits) - 1 };
}
