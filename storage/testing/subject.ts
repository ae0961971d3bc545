import type { z } from 'zod';
import type { Backend } from '../backend.ts';
import type { Storage } from '../index.ts';
import { type RecordKind, recordKind } from '../store.ts';

/** The backend under test. `url`, `storage` and `backend` return values that exist only while tests run. */
export interface Subject {
  readonly url: () => string;
  readonly storage: () => Storage;
  readonly backend: () => Backend;
  /** Opens a second storage at the same address, closed after the tests. */
  readonly openAnother: (options?: { lease?: number }) => Promise<Storage>;
  /** Whether a second storage sees the records of the first. */
  readonly shared: boolean;
}

let kinds = 0;

/** Returns a record kind with a unique name, so that tests do not share records. */
export function uniqueKind<T>(schema: z.ZodType<T>, more: Partial<RecordKind<T>> = {}): RecordKind<T> {
  return recordKind(`kind${++kinds}`, schema, more);
}

export async function listed(ids: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const id of ids) list.push(id);
  return list.sort();
}
