/** A part of a custom id: what it looks like, how it is written and how it is read. The pattern has no groups of its own. */
export interface Field<Name extends string, Value> {
  readonly name: Name;
  readonly pattern: string;
  write(value: Value): string;
  read(text: string): Value;
}

type AnyField = Field<string, unknown>;

/** What fields say together. */
export type Said<Fields extends readonly AnyField[]> = {
  readonly [One in Fields[number] as One['name']]: One extends Field<string, infer Value> ? Value : never;
};

/** How data is spelled as a text: written and read by the same words and fields, so that the two cannot disagree. */
export interface Spelling<Data> {
  /** What stands before the first bar; nothing if fields do. */
  readonly word: string;
  make(data: Data): string;
  /** Reads a text; nothing if it is not spelled like this. */
  parse(text: string): Data | undefined;
}

/** A spelling as it is read: words with fields between them, such as `look|${table}|${page}`. */
export function spelling<const Fields extends readonly AnyField[]>(
  words: TemplateStringsArray,
  ...fields: Fields
): Spelling<Said<Fields>> {
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
      return Object.fromEntries(values) as Said<Fields>;
    },
  };
}
