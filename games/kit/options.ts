import { z } from 'zod';
import { say, type Text } from './text.ts';

/** Texts and settings of an option of `/play`. */
export interface OptionWords {
  readonly about: Text;
  /** Name of the option in `/play`, in lower case: `{ en: 'stones', de: 'steine' }` (default: its key with dashes). */
  readonly command?: Text;
  /** Labels of the values of an enum. */
  readonly labels?: Readonly<Record<string, Text>>;
  /** Short labels of values of an enum that the host of a waiting table can choose with a button. */
  readonly buttons?: Readonly<Record<string, Text>>;
  /** Values of an enum that only stored puzzles use. Players cannot choose them. */
  readonly retired?: readonly string[];
  /** Default value. Absent if it is not one of the values. */
  readonly default?: string | number | boolean;
  /** Short name for lists of settings (default: `about`). */
  readonly name?: Text;
  /** Whether players cannot set the option, because the game sets it itself, for example for the daily. */
  readonly hidden?: true;
  /** Set if the option is the number of a calendar week. Players turn it on, and the host fills in the current week. */
  readonly current?: 'week';
  /** Maximum size in bytes, if the option is the text of an uploaded file (the schema is a string). */
  readonly fileBytes?: number;
  /** Maximum number of files, if the option is a list of uploaded files (the schema takes `UploadedFile`s). */
  readonly files?: number;
}

/** Uploaded file with its name, for error messages. */
export interface UploadedFile {
  readonly name: string;
  readonly text: string;
}

assertOnlyCopy(import.meta.url);

/** Registry of the texts of options: `z.enum([...]).optional().register(optionWords, { about })`. */
export const optionWords = z.registry<OptionWords>();

/** Description of an option for menus. */
export type OptionSpec = {
  readonly name: string;
  /** Name of the option in `/play` in English, and in each language if there are several. */
  readonly command: string;
  readonly commandNames?: Text;
  readonly about: Text;
  /** Name in a list of settings. */
  readonly label: Text;
  readonly default?: string | number | boolean;
} & (
  | { readonly kind: 'text' | 'flag' | 'week' }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | {
      readonly kind: 'choice';
      /** `button` is the label with which the host of a waiting table chooses the value. */
      readonly values: readonly { readonly value: string; readonly label: Text; readonly button?: Text }[];
    }
  | { readonly kind: 'file'; readonly maxBytes: number; readonly files: number }
);

/** Descriptions of options whose schemas are in another thread. */
export const remoteOptions = new WeakMap<object, readonly OptionSpec[]>();

/** Returns the descriptions of a game's options. Throws if a menu cannot offer one. */
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
  const { command: commandNames = name.replaceAll('_', '-') } = words;
  const spec = {
    name,
    command: say(commandNames, 'en'),
    ...(typeof commandNames === 'object' && { commandNames }),
    about,
    label: words.name ?? about,
    ...(usual !== undefined && { default: usual }),
  };
  if (words.fileBytes !== undefined) {
    return { ...spec, kind: 'file', maxBytes: words.fileBytes, files: words.files ?? 1 };
  }
  if (words.current) return { ...spec, kind: words.current };
  if (inner instanceof z.ZodEnum) {
    const offered = inner.options.map(String).filter((value) => !words.retired?.includes(value));
    const values = offered.map((value) => {
      const button = words.buttons?.[value];
      return { value, label: words.labels?.[value] ?? value, ...(button !== undefined && { button }) };
    });
    return { ...spec, kind: 'choice', values };
  }
  if (inner instanceof z.ZodBoolean) return { ...spec, kind: 'flag' };
  if (inner instanceof z.ZodNumber) {
    const { minValue: min, maxValue: max } = inner;
    return { ...spec, kind: 'number', ...(isLimit(min) && { min }), ...(isLimit(max) && { max }) };
  }
  if (inner instanceof z.ZodString) return { ...spec, kind: 'text' };
  throw new Error(`Option "${name}" has a type that no menu can offer.`);
}

/** Whether a bound limits integers further than their type does. */
function isLimit(bound: number | null): bound is number {
  return bound !== null && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
}

function unwrap(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault ? unwrap(field.unwrap() as z.ZodType) : field;
}

/**
 * Throws if another copy of the kit was loaded before, because games would register their options with the wrong one.
 * Symbols of the global registry are the same in all copies.
 */
export function assertOnlyCopy(address: string, loaded: object = globalThis): void {
  const key = Symbol.for('@longtable/kit');
  const copies = loaded as Record<symbol, string | undefined>;
  const [own = ''] = address.split('?');
  copies[key] ??= own;
  if (copies[key] !== own)
    throw new Error(
      `two copies of @longtable/kit are loaded, ${copies[key]} and ${own}. Install it once; \`npm ls @longtable/kit\` lists the copies`,
    );
}
