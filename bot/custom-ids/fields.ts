import { MAX_CUSTOM_ID } from '../discord-limits.ts';

/** A table id or a key of the same form. */
export function key<const Name extends string>(name: Name): Field<Name, string> {
  return text(name, '[\\w-]{1,16}');
}

export function optionalKey<const Name extends string>(name: Name): Field<Name, string | undefined> {
  return { name, pattern: '[\\w-]{0,16}', write: (value) => value ?? '', read: (written) => written || undefined };
}

/** A Discord user id. */
export function person<const Name extends string>(name: Name): Field<Name, string> {
  return text(name, '\\d{1,20}');
}

export function gameName<const Name extends string>(name: Name): Field<Name, string> {
  return text(name, '[a-z][a-z0-9-]{0,31}');
}

/** The rest of the custom id. Only allowed as the last field. */
export function rest<const Name extends string>(name: Name): Field<Name, string> {
  return text(name, `.{0,${MAX_CUSTOM_ID}}`);
}

/** A natural number with a maximum number of digits. */
export function number<const Name extends string>(name: Name, digits: number): Field<Name, number> {
  return { name, pattern: `0|[1-9]\\d{0,${digits - 1}}`, write: String, read: Number };
}

export function word<const Name extends string, const Word extends string>(
  name: Name,
  words: readonly Word[],
): Field<Name, Word> {
  return code(
    name,
    words.map((each) => [each, each]),
  );
}

/** One of several values, each with its own code. */
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

/** A part of a custom id. Its pattern must not contain groups. */
export interface Field<Name extends string, Value> {
  readonly name: Name;
  readonly pattern: string;
  write(value: Value): string;
  read(text: string): Value;
}

type AnyField = Field<string, unknown>;

export type ParsedFields<Fields extends readonly AnyField[]> = {
  readonly [One in Fields[number] as One['name']]: One extends Field<string, infer Value> ? Value : never;
};

/** Format of an id. `make` and `parse` use the same words and fields, so that each reverses the other. */
export interface IdFormat<Data> {
  /** The text before the first bar. Empty if the format starts with a field. */
  readonly word: string;
  make(data: Data): string;
  /** Returns undefined if the text does not match. */
  parse(text: string): Data | undefined;
}

/** The fields of an id. */
export type ParsedId<Format> = Format extends IdFormat<infer Data> ? Data : never;

/** Template tag for a format: words with fields between them, such as `look|${table}|${page}`. */
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
