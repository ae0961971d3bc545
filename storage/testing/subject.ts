import type { z } from 'zod';
import type { Backend } from '../backend.ts';
import type { RecordKind, Storage } from '../index.ts';

/** A back end on trial. What is a function is there only while the tests run. */
export interface Subject {
  readonly url: () => string;
  readonly storage: () => Storage;
  readonly backend: () => Backend;
  /** A second storage at the same address, closed after the tests. */
  readonly another: (options?: { lease?: number }) => Promise<Storage>;
  /** Whether a second storage sees the records of the first. */
  readonly shared: boolean;
}

let kinds = 0;

/** A kind with a name nobody used yet, so that tests do not meet each other's records. */
export function fresh<T>(schema: z.ZodType<T>, more: Partial<RecordKind<T>> = {}): RecordKind<T> {
  return { name: `kind${++kinds}`, version: 1, schema, ...more };
}

/** All ids, sorted. */
export async function listed(ids: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const id of ids) list.push(id);
  return list.sort();
}
