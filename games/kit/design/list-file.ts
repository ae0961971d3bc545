import { z } from 'zod';
import { eachLanguage, say, type Text } from '../text.ts';
import { texts } from '../words/texts.ts';
import type { Entry, Field, Lists, Value } from './field.ts';

/** Maximum number of entries of a list in a file. Files have a limit of their size, too. */
const MAX_ENTRIES = 2000;

/** A list in a JSON file: its key, and the fields of its entries, of which one can be the number of copies. */
export interface FileList {
  readonly id: string;
  readonly key: string;
  readonly fields: readonly Field[];
}

/** Reads and writes a JSON file of lists by the fields of their entries, the same as in the editor. */
export interface ListFile {
  readonly schema: z.ZodType;
  /** Parses a text. Adjacent copies become one entry, and `absent` has the flags that a file leaves out. */
  read(text: string): ReadLists;
  /** Returns the text of a file, one entry per line. */
  write(lists: Lists): string;
}

/** Parsed lists, or the reason why the text is invalid. */
export type ReadLists =
  | { readonly doc: { readonly lists: Lists }; readonly problem?: never }
  | { readonly problem: Text; readonly doc?: never };

/** Makes the reader and the writer of a file: `listFile([{ id: 'spells', key: 'Spells', fields }])`. */
export function listFile(lists: readonly FileList[]): ListFile {
  const schema = z.strictObject(
    Object.fromEntries(lists.map(({ key, fields }) => [key, z.array(schemaOf(fields)).max(MAX_ENTRIES)])),
  );
  return {
    schema,
    read(text) {
      let json: unknown;
      try {
        json = JSON.parse(text);
      } catch {
        return { problem: texts.file.notJson };
      }
      const file = schema.safeParse(json);
      if (!file.success) return { problem: explain(file.error.issues[0]!, lists) };
      const read = lists.map(({ id, key, fields }) => [
        id,
        mergeCopies(
          file.data[key]!.map((entry) => toEntry(entry, fields)),
          fields,
        ),
      ]);
      return { doc: { lists: Object.fromEntries(read) } };
    },
    write(given) {
      const parts = lists.map(({ id, key, fields }) => {
        const lines = linesOf(given[id] ?? [], fields);
        return `  "${key}": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]`;
      });
      return `{\n${parts.join(',\n')}\n}\n`;
    },
  };
}

/** Key of a field's value in the file. */
const keyOf = ({ id, key = id }: Field) => key;

/** Schemas and requirements of a field's values in a file, by key. */
function membersOf(field: Field): readonly (readonly [key: string, schema: z.ZodType, requirement: Text])[] {
  const { requirement } = field;
  switch (field.kind) {
    case 'text': {
      const { min, max } = field;
      const fits = (text: string) => [...text].length >= min && [...text].length <= max;
      // A letter beyond the basic plane is two code units.
      const text = z
        .string()
        .max(2 * max)
        .refine(fits);
      return [[keyOf(field), field.optional ? text.optional() : text, requirement ?? texts.field.length({ min, max })]];
    }
    case 'number': {
      const { min, max, percent, minLabel, copies } = field;
      if (copies) return [];
      const needed = percent ? texts.field.percentage : texts.field.wholeNumber({ min, max, minLabel });
      return [[keyOf(field), (percent ? z.number() : z.int()).min(min).max(max), requirement ?? needed]];
    }
    case 'choice': {
      const values = field.options.map(({ value }) => value);
      const schema = z.enum(values as [string, ...string[]]);
      const needed = requirement ?? texts.file.oneOf({ values: values.join(', ') });
      return [[keyOf(field), field.optional ? schema.optional() : schema, needed]];
    }
    case 'many':
      return field.options.map(({ value, optional }) => {
        return [value, optional ? z.boolean().optional() : z.boolean(), texts.file.trueOrFalse];
      });
  }
}

function schemaOf(fields: readonly Field[]) {
  return z.strictObject(Object.fromEntries(fields.flatMap(membersOf).map(([key, schema]) => [key, schema])));
}

/** Returns the path of the error in the file and the expected value. */
function explain(issue: z.core.$ZodIssue, lists: readonly FileList[]): Text {
  const [list, index, member] = issue.path;
  const place = index === undefined ? undefined : `${String(list)} ${Number(index) + 1}`;
  if (issue.code === 'unrecognized_keys') {
    const key = JSON.stringify(issue.keys[0]?.slice(0, 20)).slice(1, -1);
    return texts.file.unknownKey({ place, key });
  }
  if (index === undefined && list !== undefined)
    return texts.file.badValue({ place, key: String(list), requirement: texts.file.list });
  const { fields = [] } = lists.find(({ key }) => key === list) ?? {};
  const [, , requirement] = fields.flatMap(membersOf).find(([key]) => key === member) ?? [];
  if (requirement === undefined) return texts.file.notAnObject({ place });
  const needed = eachLanguage((language) => say(requirement, language));
  return texts.file.badValue({ place, key: String(member), requirement: needed });
}

/** Converts an object of the file to an entry. */
function toEntry(given: Readonly<Record<string, unknown>>, fields: readonly Field[]): Entry {
  const absent = fields.flatMap((field) =>
    field.kind === 'many' ? field.options.map(({ value }) => value).filter((key) => given[key] === undefined) : [],
  );
  const values = fields.flatMap((field): (readonly [string, Value])[] => {
    if (field.kind === 'many')
      return [[field.id, field.options.map(({ value }) => value).filter((value) => given[value] === true)]];
    const value = given[keyOf(field)];
    return value === undefined ? [] : [[field.id, value as Value]];
  });
  return Object.fromEntries([...values, ...(absent.length > 0 ? [['absent', absent] as const] : [])]);
}

/** Merges adjacent equal entries into one with its number of copies, if a field has them. */
function mergeCopies(entries: readonly Entry[], fields: readonly Field[]): readonly Entry[] {
  const field = fields.find((candidate) => candidate.kind === 'number' && candidate.copies);
  if (field?.kind !== 'number') return entries;
  const groups: { entry: Entry; copies: number }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.copies < field.max && JSON.stringify(last.entry) === JSON.stringify(entry)) last.copies++;
    else groups.push({ entry, copies: 1 });
  }
  return groups.map(({ entry, copies }) => ({ ...entry, [field.id]: copies }));
}

/** Returns the lines of a list. An optional flag that no entry has is omitted. */
function linesOf(entries: readonly Entry[], fields: readonly Field[]): readonly string[] {
  const has = (entry: Entry, id: string, value: string) => ((entry[id] ?? []) as readonly string[]).includes(value);
  const isUnlisted = (id: string, flag: string) =>
    entries.every((entry) => has(entry, 'absent', flag) && !has(entry, id, flag));
  const toObject = (entry: Entry) => {
    const members = fields.flatMap((field): (readonly [string, unknown])[] => {
      if (field.kind === 'number' && field.copies) return [];
      if (field.kind !== 'many') return entry[field.id] === undefined ? [] : [[keyOf(field), entry[field.id]]];
      const flags = field.options.filter(({ value, optional }) => !optional || !isUnlisted(field.id, value));
      return flags.map(({ value }) => [value, has(entry, field.id, value)]);
    });
    return Object.fromEntries(members);
  };
  const copies = fields.find((field) => field.kind === 'number' && field.copies)?.id;
  return entries.flatMap((entry) =>
    Array<string>(copies === undefined ? 1 : Number(entry[copies])).fill(`    ${JSON.stringify(toObject(entry))}`),
  );
}
