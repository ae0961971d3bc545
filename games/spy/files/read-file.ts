import type { Text } from '@longtable/kit';
import type { z } from 'zod';
import { texts } from '../words/texts.ts';
import { reasonOf } from './reasons.ts';

/** The problems of a file with their paths: in English for users of an editor, and translated for players. */
export interface Faulty {
  readonly problems: readonly string[];
  readonly reasons: readonly Text[];
}

/** A file's value, or its problems. */
export type Reading<T> = { readonly value: T; readonly problems?: never } | Faulty;

/** Parses a JSON file with a schema. Problems name their path, as in `[3].features[1]`. */
export function readFile<T>(schema: z.ZodType<T>, text: string): Reading<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problems: ['the file is not JSON'], reasons: [texts.files.notJson] };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const { issues } = parsed.error;
  return {
    problems: issues.map(({ path, message }) => `${makePath(path)}: ${lowerFirst(message)}`),
    reasons: issues.map((issue) => {
      const reason = reasonOf(issue);
      return issue.path.length === 0 ? reason : texts.files.at({ path: makePath(issue.path), reason });
    }),
  };
}

function makePath(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return steps === '' ? 'the file' : steps.replace(/^\./, '');
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
