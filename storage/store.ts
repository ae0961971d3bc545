import type { Due, WriteSet } from './backend.ts';
import type { TextKeyv } from './backends/adapter.ts';
import type { Lock } from './locks.ts';
import type { Lru } from './lru.ts';
import { CorruptRecordError, NewerRecordError, type RecordKind, unwrap, wrap } from './record.ts';

/** A change to one record, to be committed. */
export interface Write {
  readonly key: string;
  /** What to put; without it the record is dropped. */
  readonly record?: unknown;
  /** It must not be there yet. */
  readonly fresh?: true;
  /** The due index that it is in, if any, and when it is due. */
  readonly due?: Pick<Due, 'index' | 'at'>;
  /** What the next reader in this process gets from the cache. */
  readonly value?: unknown;
}

/** The records of one kind. */
export interface Store<T> {
  /**
   * Migrates and validates on every read; throws `CorruptRecordError`, or `NewerRecordError` for what only a newer Longtable
   * can read. A lock notes what was read, and an optimistic one is given what is cached.
   */
  get(id: string, lock?: Lock): Promise<T | undefined>;
  /** Returns the record as this process last read or wrote it, if it is cached. Another process may have changed it since. */
  cached(id: string): T | undefined;
  put(id: string, value: T): Write;
  /** Puts a record that must not be there yet; if it is, the commit rejects with `AlreadyHandledError`. */
  add(id: string, value: T): Write;
  drop(id: string): Write;
  /** The ids, page by page. */
  ids(): AsyncIterable<string>;
  /** Takes at most so many ids that are due now, the earliest first. Until `until` nobody else gets them; then they are due again. */
  takeDue(now: number, until: number, most: number): Promise<string[]>;
  /** Moves the raw record to `aside:<store>:<id>`, so that the id is free and nothing is lost. */
  quarantine(id: string, lock?: Lock): Promise<void>;
  /** The record that was quarantined under this id, if it can be read. */
  quarantined(id: string): Promise<T | undefined>;
}

/** A record with the text it was read from or written as. */
export interface CachedRecord {
  readonly text: string;
  readonly value: unknown;
}

/** What stores share. */
export interface StoreParts {
  readonly keyv: TextKeyv;
  readonly cache: Lru<CachedRecord>;
  now(): number;
  mustBeOpen(): void;
  write(writes: WriteSet, guards: readonly Lock[]): Promise<void>;
}

/** The prefix of quarantined records, and their due index. */
export const QUARANTINE = 'aside';
/** How long the operator has to look at a quarantined record. */
export const QUARANTINE_MS = 90 * 24 * 60 * 60 * 1000;

/** Opens the store of a kind. */
export function openStore<T>(kind: RecordKind<T>, { keyv, cache, now, mustBeOpen, write }: StoreParts): Store<T> {
  if (!/^(?!aside$)[a-z][a-z0-9-]*$/.test(kind.name)) throw new Error(`"${kind.name}" cannot name a store.`);
  const keyOf = (id: string) => `${kind.name}:${id}`;
  const idOf = (key: string) => key.slice(keyOf('').length);
  const index = kind.name;
  const put = (id: string, value: T): Write => ({
    key: keyOf(id),
    record: wrap(kind, value),
    ...(kind.cached && { value }),
    ...(kind.due && { due: { index, at: kind.due(value) } }),
  });
  return {
    async get(id, lock) {
      mustBeOpen();
      const key = keyOf(id);
      const cached = kind.cached ? cache.get(key) : undefined;
      const text = lock?.isOptimistic && cached ? cached.text : await keyv.get(key);
      lock?.noteRead(key, text);
      if (text === undefined) return undefined;
      if (cached?.text === text) return cached.value as T;
      const value = unwrap(kind, id, parse(text));
      if (kind.cached) cache.set(key, { text, value });
      return value;
    },
    cached: (id) => cache.get(keyOf(id))?.value as T | undefined,
    put,
    add: (id, value) => ({ ...put(id, value), fresh: true }),
    drop: (id) => ({ key: keyOf(id), ...(kind.due && { due: { index } }) }),
    async *ids() {
      mustBeOpen();
      for await (const page of keyv.store.keys(keyOf(''))) yield* page.map(idOf);
    },
    async takeDue(now, until, most) {
      mustBeOpen();
      return (await keyv.store.takeDue(index, now, until, most)).map(idOf);
    },
    async quarantine(id, lock) {
      mustBeOpen();
      const text = await keyv.get(keyOf(id));
      if (text === undefined) return;
      const first = `${QUARANTINE}:${keyOf(id)}`;
      let free = first;
      for (let n = 2; await keyv.has(free); n++) free = `${first}#${n}`;
      const dueChanges = [
        { index: QUARANTINE, key: free, at: now() + QUARANTINE_MS },
        ...(kind.due ? [{ index, key: keyOf(id) }] : []),
      ];
      await write({ puts: new Map([[free, text]]), drops: [keyOf(id)], dueChanges }, lock ? [lock] : []);
      cache.delete(keyOf(id));
    },
    async quarantined(id) {
      mustBeOpen();
      return readable(kind, id, await keyv.get(`${QUARANTINE}:${keyOf(id)}`));
    },
  };
}

function readable<T>(kind: RecordKind<T>, id: string, text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  try {
    return unwrap(kind, id, parse(text));
  } catch (error) {
    if (error instanceof CorruptRecordError || error instanceof NewerRecordError) return undefined;
    throw error;
  }
}

/** Returns the text of a record, in the form that Keyv gives it. */
export function serialize(record: unknown): string {
  return JSON.stringify({ value: record });
}

/** Returns the record in a text; undefined, which no record is, if the text is broken. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text).value;
  } catch {
    return undefined;
  }
}
