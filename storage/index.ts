/**
 * Stores validated records in SQLite, PostgreSQL, Redis or any Keyv store.
 *
 *     import { openStorage } from './storage/index.ts';
 *     import { z } from 'zod';
 *
 *     const storage = await openStorage('sqlite:data/longtable.sqlite');
 *     const scores = storage.store({ name: 'score', version: 1, schema: z.object({ wins: z.int() }) });
 *
 *     await storage.transact('ada', async ({ write }) => {
 *       const { wins } = (await scores.get('ada')) ?? { wins: 0 };
 *       write(scores.put('ada', { wins: wins + 1 }));
 *     });
 *     await storage.close();
 */
import type { Keyv } from 'keyv';
import { z } from 'zod';
import type { Backend, DatabaseInfo, Reader, WriteSet } from './backend.ts';
import { commitsThroughKeyv, keyvOn } from './backends/adapter.ts';
import { openBackend } from './backends/index.ts';
import { ConflictError, guardOf, type Lock, Locks } from './locks.ts';
import { Lru } from './lru.ts';
import {
  type AnyKinds,
  type CachedRecord,
  openStore,
  QUARANTINE,
  QUARANTINE_MS,
  type RecordKind,
  type Records,
  readRecords,
  recordKind,
  type Store,
  serialize,
  type Write,
} from './store.ts';

export { fileOf } from './backends/sqlite.ts';
export { damageMessage } from './backends/sqlite-reader.ts';
export { ConflictError, type Lock, LockTimeoutError, StoppedError } from './locks.ts';
export type { Store, Write } from './store.ts';
export { CorruptRecordError, NewerRecordError, type RecordKind } from './store.ts';

/** A change under locks. Its writes are committed when it ends. */
export interface Transaction {
  /** The held locks, those of the outer transaction first. The commit checks them. */
  readonly locks: readonly Lock[];
  /** The lock under which the change reads. Undefined without locks. */
  readonly lock: Lock | undefined;
  readonly writes: readonly Write[];
  readonly write: (...writes: readonly Write[]) => void;
}

export interface TransactOptions {
  /** The transaction whose locks are held too. */
  readonly within?: Transaction | undefined;
  /**
   * Whether the change can be repeated. Then its first attempt takes no lease and trusts cached records; its commit fails
   * if they have changed. After a conflict, or if nothing was committed, also after a `StoppedError`, the change is
   * repeated under a lease.
   */
  readonly isOptimistic?: boolean;
  readonly timeoutMs?: number;
}

export interface QuarantinedRecord {
  readonly key: string;
  readonly store: string;
  readonly id: string;
}

/** Thrown if a record that must be new already exists. Nothing was saved. */
export class AlreadyHandledError extends Error {
  override name = 'AlreadyHandledError';

  constructor() {
    super('A record that must be new already exists.');
  }
}

/** The database of Longtable. */
export interface Storage {
  /** Returns the store for the records of a kind. */
  store<T>(kind: RecordKind<T>): Store<T>;
  /** Reads the records of several kinds with the same id in one request. Missing ones are omitted. Otherwise like `Store.get`. */
  getAll<Kinds extends AnyKinds>(id: string, kinds: Kinds, lock?: Lock): Promise<Records<Kinds>>;
  /** Commits writes atomically, without locks. */
  transact(change: Pick<Transaction, 'writes'>): Promise<void>;
  /**
   * Runs a change under exclusive locks, within and across processes, in order of arrival within a process. Then commits
   * its writes atomically. Resolves when they are durable. Rejects with `LockTimeoutError` if a lock is not free in time,
   * with `ConflictError` if one was lost, and with `AlreadyHandledError` if a record that must be new exists.
   */
  transact<T>(
    locks: string | readonly string[],
    change: (transaction: Transaction) => T | Promise<T>,
    options?: TransactOptions,
  ): Promise<T>;
  quarantined(): AsyncIterable<QuarantinedRecord>;
  /** Restores a quarantined record. Returns false if another record has its id or it is no longer in quarantine. */
  restore(record: QuarantinedRecord): Promise<boolean>;
  /**
   * Returns the time that all processes on this database agree on: this machine's, or the database's if they differ.
   */
  now(): number;
  /** Deletes quarantined records whose key or text contains a word. */
  dropQuarantined(word: string): Promise<void>;
  /** Returns the database's version and recommendations for its settings. */
  examine(): Promise<DatabaseInfo>;
  /** Whether there are no records, apart from those about the operation of the database. */
  isEmpty(): Promise<boolean>;
  /** Writes a record. Rejects if the database cannot save. */
  probe(): Promise<void>;
  /** Deletes old quarantined records and expired leases, and compares the clocks. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Maximum number of cached records. */
const MAX_CACHED_RECORDS = 500;
const MAX_SWEPT = 100;
/** Longer than the lease of a crashed process and than the queue of a busy server. Discord has an answer by then. */
const LOCK_TIMEOUT_MS = 10_000;
/** Maximum clock difference that is ignored, because requests take time too. */
const MAX_CLOCK_DIFFERENCE_MS = 1000;

/** Prefix of keys about the operation of this database, such as its test record. Copies leave them out. */
const OPERATION = 'operation';
const PROBE = `${OPERATION}:probe`;
/** Key of the record that marks the target of an unfinished copy. */
export const UNFINISHED = `${OPERATION}:unfinished`;
/** Key of the record of the last backup. */
export const LAST_BACKUP = `${OPERATION}:backup`;
/** The last backup of this database, under the id `backup`. */
export const backupKind = recordKind(OPERATION, z.strictObject({ at: z.number(), file: z.string(), records: z.int() }));

/** Yields the keys of all records in pages, except those about the operation of the database. */
export async function* recordKeys(reader: Reader): AsyncGenerator<readonly string[]> {
  for await (const page of reader.keys('')) {
    const keys = page.filter((key) => !key.startsWith(`${OPERATION}:`));
    if (keys.length > 0) yield keys;
  }
}

export async function isEmpty(reader: Reader): Promise<boolean> {
  return (await recordKeys(reader).next()).done === true;
}

/** Whether the database is the target of a copy that was interrupted. */
export async function isUnfinished(backend: Reader): Promise<boolean> {
  return (await backend.texts([UNFINISHED]))[0] !== undefined;
}

/**
 * Opens the storage at an address. `lease` is the time in milliseconds after which a dead process loses its locks. With
 * `create: false`, a missing SQLite file is an error.
 */
export async function openStorage(url: string, { lease, create, onCommit }: OpenOptions = {}): Promise<Storage> {
  const backend = await openBackend(url, { create: create ?? true });
  if (await isUnfinished(backend)) {
    await backend.close();
    throw new Error('A move or restore to this database was interrupted. Run that command again.');
  }
  return storageOn(backend, { lease, onCommit, ahead: await clockOffset(backend) });
}

interface OpenOptions {
  readonly lease?: number | undefined;
  readonly create?: boolean;
  /** Called before every commit. Returns the function to call after it. */
  readonly onCommit?: (() => () => void) | undefined;
}

/** Returns the storage on an open database. Closing the storage closes the database. */
export function storageOn(
  backend: Backend,
  { lease = 10_000, ahead = 0, onCommit }: Omit<OpenOptions, 'create'> & { readonly ahead?: number } = {},
): Storage {
  let offset = ahead;
  const now = () => Date.now() + offset;
  const keyv = keyvOn(backend);
  const commitThroughKeyv = commitsThroughKeyv(backend);
  const locks = new Locks(backend, lease);
  const cache = new Lru<CachedRecord>(MAX_CACHED_RECORDS);
  const stores = new Map<object, Store<never>>();
  let open = true;
  const mustBeOpen = () => {
    if (!open) throw new Error('The storage is closed.');
  };

  async function write(writes: WriteSet, guards: readonly Lock[] = []): Promise<void> {
    const { puts, drops, ...conditions } = writes;
    const writeTo = async (transaction: Keyv<string>) => {
      if (puts.size > 0) await transaction.setMany([...puts].map(([key, value]) => ({ key, value })));
      if (drops.length > 0) await transaction.deleteMany([...drops]);
    };
    const outcome = await commitThroughKeyv(writeTo, { conditions, guard: guardOf(guards, writes) });
    if (outcome === 'taken') throw new AlreadyHandledError();
    if (outcome === 'lost') throw conflictOver(guards);
    for (const lock of guards) lock.recordCommit(writes);
  }

  async function commit(writes: readonly Write[], guards: readonly Lock[]): Promise<void> {
    const last = new Map(writes.map((each) => [each.key, each]));
    if (last.size === 0) return;
    const puts = new Map<string, string>();
    const drops: string[] = [];
    for (const [key, { record }] of last) {
      if (record === undefined) drops.push(key);
      else puts.set(key, serialize(record));
    }
    const mustNotExist = [...last.values()].flatMap((each) => (each.mustNotExist ? [each.key] : []));
    const dueChanges = [...last.values()].flatMap(({ key, due }) => (due ? [{ key, ...due }] : []));
    const [single] =
      last.size === 1 && guards.length + mustNotExist.length + dueChanges.length === 0 ? last.keys() : [];
    const stopTimer = onCommit?.();
    try {
      if (single === undefined) await write({ puts, drops, mustNotExist, dueChanges }, guards);
      else if (puts.has(single)) await keyv.set(single, puts.get(single));
      else await keyv.delete(single);
    } finally {
      stopTimer?.();
    }
    for (const [key, { value }] of last) if (value !== undefined) cache.set(key, { text: puts.get(key)!, value });
  }

  async function transact<T>(
    locked: string | readonly string[] | Pick<Transaction, 'writes'>,
    change?: (transaction: Transaction) => T | Promise<T>,
    { within, isOptimistic = false, timeoutMs = LOCK_TIMEOUT_MS }: TransactOptions = {},
  ): Promise<T | undefined> {
    mustBeOpen();
    if (!change) {
      await commit((locked as Pick<Transaction, 'writes'>).writes, []);
      return undefined;
    }
    const work = async (own: readonly Lock[]) => {
      const writes: Write[] = [];
      const held = [...(within?.locks ?? []), ...own];
      const result = await change({ locks: held, lock: own[0], writes, write: (...more) => void writes.push(...more) });
      await commit(writes, held);
      return result;
    };
    const names = typeof locked === 'string' ? [locked] : (locked as readonly string[]);
    return locks.hold(names, work, { isOptimistic, timeoutMs });
  }

  return {
    store: <T>(kind: RecordKind<T>) => {
      const store = stores.get(kind) ?? openStore(kind, { keyv, cache, now, mustBeOpen, write });
      stores.set(kind, store as Store<never>);
      return store as Store<T>;
    },
    getAll: (id, kinds, lock) => readRecords({ keyv, cache, mustBeOpen }, id, kinds, lock),
    now,
    transact: transact as Storage['transact'],

    async *quarantined() {
      mustBeOpen();
      for await (const page of backend.keys(`${QUARANTINE}:`)) {
        for (const key of page) {
          const [, store, id] = /^quarantine:([^:]+):(.*?)(?:#\d+)?$/su.exec(key) ?? [];
          if (store !== undefined && id !== undefined) yield { key, store, id };
        }
      }
    },

    async restore({ key, store, id }) {
      mustBeOpen();
      const text = await keyv.get(key);
      const place = `${store}:${id}`;
      if (text === undefined || (await keyv.has(place))) return false;
      await write({
        puts: new Map([[place, text]]),
        drops: [key],
        mustNotExist: [place],
        dueChanges: [{ index: QUARANTINE, key }],
      });
      return true;
    },

    async dropQuarantined(word) {
      mustBeOpen();
      const whole = new RegExp(`(?<!\\w)${RegExp.escape(word)}(?!\\w)`, 'u');
      for await (const keys of backend.keys(`${QUARANTINE}:`)) {
        const texts = await keyv.getMany([...keys]);
        const drops = keys.filter((key, index) => whole.test(`${key} ${texts[index]}`));
        const dueChanges = drops.map((key) => ({ index: QUARANTINE, key }));
        if (drops.length > 0) await write({ puts: new Map(), drops, dueChanges });
      }
    },

    async examine() {
      return (await backend.examine?.()) ?? { version: 'open', advice: [] };
    },
    isEmpty: () => isEmpty(backend),
    async probe() {
      mustBeOpen();
      await keyv.set(PROBE, serialize(Date.now()));
    },

    async sweep() {
      mustBeOpen();
      offset = await clockOffset(backend);
      const old = await backend.takeDue(QUARANTINE, now(), now() + QUARANTINE_MS, MAX_SWEPT);
      const dueChanges = old.map((key) => ({ index: QUARANTINE, key }));
      if (old.length > 0) await write({ puts: new Map(), drops: old, dueChanges });
      await backend.sweep();
    },

    async close() {
      if (!open) return;
      open = false;
      await locks.close();
      await backend.close();
    },
  };
}

/** Returns the milliseconds by which the database's clock is ahead. 0 if the difference is negligible or unknown. */
async function clockOffset({ time }: Backend): Promise<number> {
  const asked = Date.now();
  const there = await time?.();
  const ahead = there === undefined ? 0 : there - (asked + Date.now()) / 2;
  return Math.abs(ahead) < MAX_CLOCK_DIFFERENCE_MS ? 0 : Math.round(ahead);
}

function conflictOver(locks: readonly Lock[]): ConflictError {
  const names = locks.map(({ name }) => `"${name}"`).join(' or ');
  return new ConflictError(`Another process took over ${names}; nothing was saved.`);
}
