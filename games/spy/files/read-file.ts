import type { z } from 'zod';

/** A file's value, or what is wrong with it and where. */
export type Reading<T> = { readonly value: T; readonly problems?: never } | { readonly problems: readonly string[] };

/** Reads the text of a JSON file with a schema; every problem names its path, as in `[3].features[1]`. */
export function readFile<T>(schema: z.ZodType<T>, text: string): Reading<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problems: ['the file is not JSON'] };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  return { problems: parsed.error.issues.map(({ path, message }) => `${makePath(path)}: ${lowerFirst(message)}`) };
}

function makePath(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return steps === '' ? 'the file' : steps.replace(/^\./, '');
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
