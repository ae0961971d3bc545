import type { MessagePort } from 'node:worker_threads';
import type { OptionSpec, Reader } from '@longtable/kit';

export interface WorkerStart {
  /** Address of the module that exports the games. */
  readonly address: string;
  readonly port: MessagePort;
  /** Shared state of the worker, a value of `SIGNAL`. */
  readonly signal: Int32Array<SharedArrayBuffer>;
}

/** States of a worker: loading its games, given a call, running it, or idle. */
export const SIGNAL = { loading: 0, called: 1, begun: 2, free: 3 } as const;

/** First name of the path of a function in the kit that is called for the game: `['$walk', 'isOffered']`. */
export const WALK = '$walk';

/** A call of a game's function. With `reader`, the answer contains the reader-dependent texts of the result instead of the result. */
export interface SandboxCall {
  readonly game: string;
  /** Names of the properties that lead to the function: `['presentation', 'view']`. */
  readonly path: readonly string[];
  readonly args: readonly unknown[];
  readonly reader?: Reader;
}

/** The answer to a call: the serialized result and the number of functions in it, or the stack of what it threw. */
export type SandboxAnswer =
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly functions: number }
  | { readonly threw: string };

/** The first message of a worker: the games with marks in place of functions and schemas, or the error. */
export type Loaded =
  | { readonly games: readonly { readonly game: unknown; readonly options: readonly OptionSpec[] }[] }
  | { readonly failed: string };

/** Key of the marks that replace values which cannot be sent to another thread: the number of a function, or a schema. */
const MARK = '$longtable';

/** Maximum number of levels of lists and objects in a value. Threads read and write values recursively. */
const MAX_LEVELS = 200;

/**
 * Returns a copy of a value with marks in place of functions, which are added to `functions`, and of schemas. Throws if it has
 * more than `levels`.
 */
export function withMarks(value: unknown, functions: unknown[], levels = MAX_LEVELS): unknown {
  if (typeof value === 'function') return { [MARK]: functions.push(value) - 1 };
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || value instanceof RegExp) return value;
  if (levels === 0) throw new Error(`returned more than ${MAX_LEVELS} levels of lists and objects`);
  if (Array.isArray(value)) return value.map((each) => withMarks(each, functions, levels - 1));
  if (isSchema(value)) return { [MARK]: 'schema' };
  // Texts are composed in all languages.
  if ('toJSON' in value && typeof value.toJSON === 'function') return value.toJSON();
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value))
    copy[key] = withMarks((value as Record<string, unknown>)[key], functions, levels - 1);
  return copy;
}

/** Returns a copy of a value with marks replaced by the results of `revive`. */
export function withoutMarks(
  value: unknown,
  revive: (mark: number | 'schema', path: readonly string[]) => unknown,
  path: readonly string[] = [],
): unknown {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || value instanceof RegExp) return value;
  if (MARK in value) return revive(value[MARK] as number | 'schema', path);
  if (Array.isArray(value)) return value.map((each, at) => withoutMarks(each, revive, [...path, `${at}`]));
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value))
    copy[key] = withoutMarks((value as Record<string, unknown>)[key], revive, [...path, key]);
  return copy;
}

export function isSchema(value: object): value is { safeParse(value: unknown): unknown } {
  return '_zod' in value && 'safeParse' in value;
}
