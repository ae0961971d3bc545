import { z } from 'zod';
import type { Text } from './text.ts';

/** What players read about an option of `/play`. */
export interface OptionWords {
  readonly about: Text;
  /** Labels for the values of an enum. */
  readonly labels?: Readonly<Record<string, Text>>;
  /** What holds where nothing is set, if that can be said as one of the values. */
  readonly usual?: string | number;
  /** The option in a word or two, for lists of terms; without it `about` stands there. */
  readonly name?: Text;
  /** Nobody is asked for it: the game sets it itself, as for its game of the day. */
  readonly unasked?: true;
  /** The option is the text of an uploaded file (the schema is a string), at most this many bytes. */
  readonly fileBytes?: number;
  /** So many files may be brought for it at once; then it is a list of them (the schema takes `OwnFile`s). */
  readonly files?: number;
}

/** A file that somebody brought, with its own name, so that what is wrong with it can be found. */
export interface OwnFile {
  readonly name: string;
  readonly text: string;
}

/** Where a game registers the words of its options: `z.enum([...]).optional().register(optionWords, { about })`. */
export const optionWords = z.registry<OptionWords>();

/** An option as a face offers it. */
export type OptionSpec = {
  readonly name: string;
  readonly about: Text;
  /** What it is called in a list of terms. */
  readonly called: Text;
  readonly usual?: string | number;
} & (
  | { readonly kind: 'text' | 'flag' }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'choice'; readonly values: readonly { readonly value: string; readonly label: Text }[] }
  | { readonly kind: 'file'; readonly maxBytes: number; readonly files: number }
);

/** Reads the options that a game's schema describes; a schema it cannot offer is a mistake of the game and throws. */
export function describeOptions(schema: z.ZodType): readonly OptionSpec[] {
  if (!(schema instanceof z.ZodObject)) throw new Error('Game options must be an object schema.');
  return Object.entries(schema.shape)
    .filter(([, field]) => !optionWords.get(field as z.ZodType)?.unasked)
    .map(([name, field]) => describe(name, field as z.ZodType));
}

function describe(name: string, field: z.ZodType): OptionSpec {
  const words = optionWords.get(field);
  if (!words) throw new Error(`Option "${name}" has no words for players.`);
  const inner = unwrap(field);
  const { about, usual } = words;
  const spec = { name, about, called: words.name ?? about, ...(usual !== undefined && { usual }) };
  if (words.fileBytes !== undefined) {
    return { ...spec, kind: 'file', maxBytes: words.fileBytes, files: words.files ?? 1 };
  }
  if (inner instanceof z.ZodEnum) {
    const values = inner.options.map((value) => ({
      value: String(value),
      label: words.labels?.[value] ?? String(value),
    }));
    return { ...spec, kind: 'choice', values };
  }
  if (inner instanceof z.ZodBoolean) return { ...spec, kind: 'flag' };
  if (inner instanceof z.ZodNumber) {
    const { minValue: min, maxValue: max } = inner;
    return { ...spec, kind: 'number', ...(min !== null && { min }), ...(max !== null && { max }) };
  }
  if (inner instanceof z.ZodString) return { ...spec, kind: 'text' };
  throw new Error(`Option "${name}" is of a kind that no menu can offer.`);
}

function unwrap(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault ? unwrap(field.unwrap() as z.ZodType) : field;
}
