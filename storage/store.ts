import type { Keyv } from 'keyv';
import type { Backend, Due, WriteSet } from './backend.ts';
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
  put(id: string, value: T): Write;
  /** Puts a record that must not be there yet; if it is, the commit rejects with `AlreadyHandledError`. */
  add(id: string, value: T): Write;
  drop(id: string): Write;
  /** The ids, page by page. Where the database keeps them in order the walk starts after the given id, elsewhere from the beginning. */
  ids(after?: string): AsyncIterable<string>;
  /** Takes at most so many ids that are due now, the earliest first. Until `until` nobody else gets them; then they are due again. */
  takeDue(now: number, until: number, most: number): Promise<string[]>;
  /** Adds records of an older Longtable to the due index, except those that are in it. */
  indexDue(ids: readonly string[]): Promise<void>;
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
  readonly backend: Backend;
  readonly keyv: Keyv<unknown>;
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
export function openStore<T>(
  kind: RecordKind<T>,
  { backend, keyv, cache, now, mustBeOpen, write }: StoreParts,
): Store<T> {
  if (!/^(?!aside$)[a-z][a-z0-9-]*$/.test(kind.name)) throw new Error(`"${kind.name}" cannot name a store.`);
  const keyOf = (id: string) => `${kind.name}:${id}`;
  const idOf = (key: string) => key.slice(keyOf('').length);
  const index = kind.name;
  const textOf = async (key: string) => (await backend.adapter.get(key)) as string | undefined;
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
      if (!kind.cached) {
        const stored = await keyv.get(key);
        return stored === undefined ? undefined : unwrap(kind, id, stored);
      }
      const trusted = lock?.isOptimistic ? cache.get(key) : undefined;
      const text = trusted?.text ?? (await textOf(key));
      lock?.noteRead(key, text);
      if (text === undefined) return undefined;
      const cached = cache.get(key);
      if (cached?.text === text) return cached.value as T;
      const value = unwrap(kind, id, deserialize(text).value);
      cache.set(key, { text, value });
      return value;
    },
    put,
    add: (id, value) => ({ ...put(id, value), fresh: true }),
    drop: (id) => ({ key: keyOf(id), ...(kind.due && { due: { index } }) }),
    async *ids(after) {
      mustBeOpen();
      const pages = backend.keys(keyOf(''), after === undefined ? undefined : keyOf(after));
      for await (const page of pages) yield* page.map(idOf);
    },
    async takeDue(now, until, most) {
      mustBeOpen();
      return (await backend.takeDue(index, now, until, most)).map(idOf);
    },
    async indexDue(ids) {
      const times = new Map<string, number>();
      const stored = await keyv.getMany(ids.map(keyOf));
      for (const [position, id] of ids.entries()) {
        const value = stored[position] === undefined ? undefined : readable(kind, id, stored[position]);
        if (value !== undefined && kind.due) times.set(keyOf(id), kind.due(value));
      }
      await backend.addDue(index, times);
    },
    async quarantine(id, lock) {
      mustBeOpen();
      const text = await textOf(keyOf(id));
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
      const stored = await keyv.get(`${QUARANTINE}:${keyOf(id)}`);
      return stored === undefined ? undefined : readable(kind, id, stored);
    },
  };
}

function readable<T>(kind: RecordKind<T>, id: string, stored: unknown): T | undefined {
  try {
    return unwrap(kind, id, stored);
  } catch (error) {
    if (error instanceof CorruptRecordError || error instanceof NewerRecordError) return undefined;
    throw error;
  }
}

/** The text of a record, in the form that Keyv gives it. */
export function serialize(record: unknown): string {
  return JSON.stringify({ value: record });
}

/** Keyv would take text without a value for a missing record, and broken JSON for its own fault; both are corrupt records. */
export function deserialize(text: string) {
  try {
    const { value } = JSON.parse(text);
    if (value !== undefined) return { value };
  } catch {}
  return { value: null };
}
