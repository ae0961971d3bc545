import type { Viewer } from '@longtable/kit';
import { MAX_CUSTOM_ID } from '../discord-limits.ts';

/** The name of a table, or a key of that form. */
export function key<const Name extends string>(name: Name): Field<Name, string> {
  return text(name, '[\\w-]{1,16}');
}

/** Like a key, or left out. */
export function optionalKey<const Name extends string>(name: Name): Field<Name, string | undefined> {
  return { name, pattern: '[\\w-]{0,16}', write: (value) => value ?? '', read: (written) => written || undefined };
}

/** A person, by Discord's number for them. */
export function person<const Name extends string>(name: Name): Field<Name, string> {
  return text(name, '\\d{1,20}');
}

/** A channel, by Discord's number for it, or the direct messages with whoever presses. */
export function channelOrDm<const Name extends string>(name: Name): Field<Name, string> {
  return text(name, 'dm|\\d{1,20}');
}

/** The id of a game. */
export function gameName<const Name extends string>(name: Name): Field<Name, string> {
  return text(name, '[a-z][a-z0-9-]{0,31}');
}

/** Whatever follows, within the length of a custom id; only as the last field. */
export function rest<const Name extends string>(name: Name): Field<Name, string> {
  return text(name, `.{0,${MAX_CUSTOM_ID}}`);
}

/** A natural number with no more than so many digits. */
export function number<const Name extends string>(name: Name, digits: number): Field<Name, number> {
  return { name, pattern: `0|[1-9]\\d{0,${digits - 1}}`, write: String, read: Number };
}

/** A seat, or the word for everybody else. */
export function viewer<const Name extends string>(name: Name): Field<Name, Viewer> {
  const pattern = 'spectator|0|[1-9]\\d?';
  return { name, pattern, write: String, read: (written) => (written === 'spectator' ? written : Number(written)) };
}

/** The same, or the word for whoever may see everything. */
export function perspective<const Name extends string>(name: Name): Field<Name, Viewer | 'all'> {
  const { pattern, read } = viewer(name);
  return {
    name,
    pattern: `all|${pattern}`,
    write: String,
    read: (written) => (written === 'all' ? written : read(written)),
  };
}

/** One of these words. */
export function word<const Name extends string, const Word extends string>(
  name: Name,
  words: readonly Word[],
): Field<Name, Word> {
  return code(
    name,
    words.map((each) => [each, each]),
  );
}

/** One of these values, each by its own code. */
export function code<const Name extends string, const Value>(
  name: Name,
  codes: readonly (readonly [value: Value, written: string])[],
): Field<Name, Value> {
  const written = new Map(codes);
  const read = new Map(codes.map(([value, text]) => [text, value]));
  return {
    name,
    pattern: codes.map(([, text]) => text).join('|'),
    write: (value) => written.get(value) as string,
    read: (text) => read.get(text) as Value,
  };
}

function text<Name extends string>(name: Name, pattern: string): Field<Name, string> {
  return { name, pattern, write: (value) => value, read: (written) => written };
}

/** A part of a custom id: what it looks like, how it is written and how it is read. The pattern has no groups of its own. */
export interface Field<Name extends string, Value> {
  readonly name: Name;
  readonly pattern: string;
  write(value: Value): string;
  read(text: string): Value;
}

type AnyField = Field<string, unknown>;

/** What fields say together. */
export type ParsedFields<Fields extends readonly AnyField[]> = {
  readonly [One in Fields[number] as One['name']]: One extends Field<string, infer Value> ? Value : never;
};

/** How data is spelled as a text: written and read by the same words and fields, so that the two cannot disagree. */
export interface IdFormat<Data> {
  /** What stands before the first bar; nothing if fields do. */
  readonly word: string;
  make(data: Data): string;
  /** Reads a text; nothing if it is not spelled like this. */
  parse(text: string): Data | undefined;
}

/** A spelling as it is read: words with fields between them, such as `look|${table}|${page}`. */
export function idFormat<const Fields extends readonly AnyField[]>(
  words: TemplateStringsArray,
  ...fields: Fields
): IdFormat<ParsedFields<Fields>> {
  const literally = words.map((word) => word.replaceAll('|', '\\|'));
  const groups = fields.map(({ pattern }) => `(${pattern})`);
  const whole = new RegExp(`^${String.raw({ raw: literally }, ...groups)}$`, 'su');
  const [first = '', ...between] = words;
  return {
    word: first.split('|')[0] as string,
    make(data) {
      const values: Readonly<Record<string, unknown>> = data;
      return fields.reduce((text, { name, write }, at) => text + write(values[name]) + between[at], first);
    },
    parse(text) {
      const match = whole.exec(text);
      if (!match) return undefined;
      const values = fields.map((field, index) => [field.name, field.read(match[index + 1] as string)]);
      return Object.fromEntries(values) as ParsedFields<Fields>;
    },
  };
}
