import { z } from 'zod';
import type { Text } from './text.ts';

/** What players read about an option of `/play`. */
export interface OptionWords {
  readonly about: Text;
  /** Labels for the values of an enum. */
  readonly labels?: Readonly<Record<string, Text>>;
  /** Values of an enum that stored puzzles were made with; players can't choose them. */
  readonly retired?: readonly string[];
  /** The default, if it is one of the values. */
  readonly default?: string | number;
  /** A short name for lists of settings (default: `about`). */
  readonly name?: Text;
  /** Never offered to players: the game sets it itself, for example for the daily. */
  readonly hidden?: true;
  /** The option is the number of a calendar week: players ask for it, and the host fills in the current one. */
  readonly current?: 'week';
  /** The option is the text of an uploaded file (the schema is a string), at most this many bytes. */
  readonly fileBytes?: number;
  /** How many files can be uploaded at once; then the option is a list (the schema takes `OwnFile`s). */
  readonly files?: number;
}

/** An uploaded file with its name, so that errors can name it. */
export interface UploadedFile {
  readonly name: string;
  readonly text: string;
}

/** Where a game registers the words of its options: `z.enum([...]).optional().register(optionWords, { about })`. */
export const optionWords = z.registry<OptionWords>();

/** An option as a face offers it. */
export type OptionSpec = {
  readonly name: string;
  readonly about: Text;
  /** Its name in a list of settings. */
  readonly label: Text;
  readonly default?: string | number;
} & (
  | { readonly kind: 'text' | 'flag' | 'week' }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'choice'; readonly values: readonly { readonly value: string; readonly label: Text }[] }
  | { readonly kind: 'file'; readonly maxBytes: number; readonly files: number }
);

/** The options of schemas that are in another thread, where they were described. */
export const remoteOptions = new WeakMap<object, readonly OptionSpec[]>();

/** The options that a game's schema describes; throws if a menu can't offer one. */
export function describeOptions(schema: z.ZodType): readonly OptionSpec[] {
  const remote = remoteOptions.get(schema);
  if (remote) return remote;
  if (!(schema instanceof z.ZodObject)) throw new Error('Game options must be an object schema.');
  return Object.entries(schema.shape)
    .filter(([, field]) => !optionWords.get(field as z.ZodType)?.hidden)
    .map(([name, field]) => describe(name, field as z.ZodType));
}

function describe(name: string, field: z.ZodType): OptionSpec {
  const words = optionWords.get(field);
  if (!words) throw new Error(`Option "${name}" has no description. Register it with optionWords.`);
  const inner = unwrap(field);
  const { about, default: usual } = words;
  const spec = { name, about, label: words.name ?? about, ...(usual !== undefined && { default: usual }) };
  if (words.fileBytes !== undefined) {
    return { ...spec, kind: 'file', maxBytes: words.fileBytes, files: words.files ?? 1 };
  }
  if (words.current) return { ...spec, kind: words.current };
  if (inner instanceof z.ZodEnum) {
    const offered = inner.options.map(String).filter((value) => !words.retired?.includes(value));
    const values = offered.map((value) => ({ value, label: words.labels?.[value] ?? value }));
    return { ...spec, kind: 'choice', values };
  }
  if (inner instanceof z.ZodBoolean) return { ...spec, kind: 'flag' };
  if (inner instanceof z.ZodNumber) {
    const { minValue: min, maxValue: max } = inner;
    return { ...spec, kind: 'number', ...(min !== null && { min }), ...(max !== null && { max }) };
  }
  if (inner instanceof z.ZodString) return { ...spec, kind: 'text' };
  throw new Error(`Option "${name}" has a type that no menu can offer.`);
}

function unwrap(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault ? unwrap(field.unwrap() as z.ZodType) : field;
}
