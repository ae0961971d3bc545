import { Keyv } from 'keyv';
import type { Backend, Change, Due } from './backend.ts';
import { openBackend } from './backends/index.ts';
import { ConflictError, Locks } from './locks.ts';
import { CorruptRecordError, NewerRecordError, type RecordKind, unwrap, wrap } from './record.ts';
import { RecordCache } from './record-cache.ts';

export { damageOf } from './backends/sqlite.ts';
export { LockTimeoutError } from './locks.ts';
export { CorruptRecordError, NewerRecordError, type RecordKind } from './record.ts';

/** A change to one record, to be handed to `commit`. */
export interface Write {
  readonly key: string;
  /** What to put; without it the record is dropped. */
  readonly record?: unknown;
  /** It must not be there yet. */
  readonly fresh?: true;
  /** The order of time that it is kept in, if it is, and when it is due. */
  readonly due?: Pick<Due, 'line' | 'at'>;
  /** What whoever reads it next in this process is given, where that is not read from the text again. */
  readonly known?: unknown;
}

/** A record that was set aside. */
export interface QuarantinedRecord {
  readonly key: string;
  readonly store: string;
  readonly id: string;
}

/** A record that was to be new is there already; nothing was saved. */
export class AlreadyHandledError extends Error {
  constructor() {
    super('A record that was to be new is there already.');
    this.name = 'Taken';
  }
}

/** The records of one kind. */
export interface Store<T> {
  /** Brought up to date and checked on every read; throws `Spoiled`, or `Newer` for what only a newer Longtable can read. */
  get(id: string): Promise<T | undefined>;
  put(id: string, value: T): Write;
  /** Puts a record that must not be there yet; if it is, the commit rejects with `Taken`. */
  add(id: string, value: T): Write;
  drop(id: string): Write;
  /** The ids, page by page; for sweeps. Where the database keeps them in order a walk goes on after the id that it came to, elsewhere it begins anew. */
  ids(after?: string): AsyncIterable<string>;
  /**
   * The ids of the records that are due now, the earliest first, at most so many. Nobody else is given them before `until`;
   * then they are due again, unless they were dropped or put anew.
   */
  takeDue(now: number, until: number, most: number): Promise<string[]>;
  /** Brings records that an older Longtable wrote into the order of time, but for those that stand in it by now. */
  line(ids: readonly string[]): Promise<void>;
  /** Moves the raw record to `aside:<store>:<id>`, so that the id is free and nothing is lost. */
  quarantine(id: string): Promise<void>;
}

/** Everything Longtable remembers. */
export interface Storage {
  store<T>(kind: RecordKind<T>): Store<T>;
  /** All or nothing, and durable when it resolves. Rejects with `Busy` when the turn it belongs to was lost meanwhile. */
  commit(...writes: Write[]): Promise<void>;
  /**
   * One at a time under this name, in this process and across processes; in order of arrival within the process. Rejects
   * with `Busy` when its turn has not come after `patience` milliseconds.
   */
  exclusive<T>(name: string, work: () => Promise<T>, patience?: number): Promise<T>;
  /**
   * Like `alone`, for work that rests on records that are remembered and that can be done again: its first try waits for no
   * other process and trusts what this one remembers, and its commit finds out whether that still holds. If it does not, or
   * if nothing was committed, the work is done once more, alone.
   */
  optimistic<T>(name: string, work: () => Promise<T>, patience?: number): Promise<T>;
  /** Records that were set aside: where they lie, and what they were. */
  asides(): AsyncIterable<QuarantinedRecord>;
  /** Puts a record that was set aside back in its place, as it is, unless another took the place. */
  putBack(aside: QuarantinedRecord): Promise<boolean>;
  /** Drops what nobody will ask for: records that were set aside long ago, and leases of the dead. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

const ASIDE = 'aside';
/** So long the operator has to look at what was set aside. */
const ASIDE_MS = 90 * 24 * 60 * 60 * 1000;
const SWEPT_AT_ONCE = 100;
const PATIENCE_MS = 2000;

/** Opens the storage that the address names; `lease` is how many milliseconds a dead process keeps others waiting. */
export async function openStorage(url: string, options: { lease?: number } = {}): Promise<Storage> {
  return storageOn(await openBackend(url), options);
}

/** The storage on a database that is open; closing the storage closes it. */
export function storageOn(backend: Backend, { lease = 10_000 } = {}): Storage {
  const keyv = new Keyv<unknown>(backend.adapter, {
    namespace: 'longtable',
    useKeyPrefix: false,
    serialize: JSON.stringify,
    deserialize,
    throwOnErrors: true,
    emitErrors: false,
  });
  const turns = new Locks(backend, lease);
  const known = new RecordCache();
  let open = true;
  const mustBeOpen = () => {
    if (!open) throw new Error('The storage is closed.');
  };

  async function write(change: Change): Promise<void> {
    const guard = turns.guardOf(change);
    const outcome = await backend.write(change, guard);
    if (outcome === 'taken') throw new AlreadyHandledError();
    if (outcome === 'done') return turns.noteCommit(change);
    const names = [...guard.leases.map(({ name }) => name), ...guard.free];
    throw new ConflictError(
      `Another process took over ${names.map((name) => `"${name}"`).join(' or ')}; nothing was saved.`,
    );
  }

  return {
    store: <T>(kind: RecordKind<T>): Store<T> => {
      if (!/^(?!aside$)[a-z][a-z0-9-]*$/.test(kind.name)) throw new Error(`"${kind.name}" cannot name a store.`);
      const keyOf = (id: string) => `${kind.name}:${id}`;
      const idOf = (key: string) => key.slice(keyOf('').length);
      const line = kind.name;
      const get = async (id: string) => {
        mustBeOpen();
        const key = keyOf(id);
        if (!kind.remembered) {
          const stored = await keyv.get(key);
          return stored === undefined ? undefined : unwrap(kind, id, stored);
        }
        const last = turns.isTrusting ? known.last(key) : undefined;
        const text = last?.text ?? ((await backend.adapter.get(key)) as string | undefined);
        turns.noteRead(key, text);
        if (text === undefined) return undefined;
        const before = known.find(key, text);
        if (before) return before.value as T;
        const value = unwrap(kind, id, deserialize(text).value);
        known.keep(key, text, value);
        return value;
      };
      const put = (id: string, value: T): Write => ({
        key: keyOf(id),
        record: wrap(kind, value),
        ...(kind.remembered && { known: value }),
        ...(kind.due && { due: { line, at: kind.due(value) } }),
      });
      return {
        get,
        put,
        add: (id, value) => ({ ...put(id, value), fresh: true }),
        drop: (id) => ({ key: keyOf(id), ...(kind.due && { due: { line } }) }),
        async *ids(after) {
          mustBeOpen();
          const pages = backend.keys(keyOf(''), after === undefined ? undefined : keyOf(after));
          for await (const page of pages) yield* page.map(idOf);
        },
        async takeDue(now, until, most) {
          mustBeOpen();
          return (await backend.takeDue(line, now, until, most)).map(idOf);
        },
        async line(ids) {
          const times = new Map<string, number>();
          const stored = await keyv.getMany(ids.map(keyOf));
          for (const [index, id] of ids.entries()) {
            const value = stored[index] === undefined ? undefined : readable(kind, id, stored[index]);
            if (value !== undefined && kind.due) times.set(keyOf(id), kind.due(value));
          }
          await backend.enter(line, times);
        },
        async quarantine(id) {
          mustBeOpen();
          const text = (await backend.adapter.get(keyOf(id))) as string | undefined;
          if (text === undefined) return;
          const aside = `aside:${keyOf(id)}`;
          let free = aside;
          for (let n = 2; await keyv.has(free); n++) free = `${aside}#${n}`;
          const dues = [
            { line: ASIDE, key: free, at: Date.now() + ASIDE_MS },
            ...(kind.due ? [{ line, key: keyOf(id) }] : []),
          ];
          await write({ puts: new Map([[free, text]]), drops: [keyOf(id)], dues });
        },
      };
    },

    async commit(...writes) {
      mustBeOpen();
      const last = new Map(writes.map((one) => [one.key, one]));
      const puts = new Map<string, string>();
      const drops: string[] = [];
      for (const [key, { record }] of last) {
        if (record === undefined) drops.push(key);
        else puts.set(key, (await keyv.serializeData({ value: record })) as string);
      }
      const fresh = [...last.values()].flatMap((one) => (one.fresh ? [one.key] : []));
      const dues = [...last.values()].flatMap(({ key, due }) => (due ? [{ key, ...due }] : []));
      if (last.size > 0) await write({ puts, drops, fresh, dues });
      for (const [key, one] of last) if (one.known !== undefined) known.keep(key, puts.get(key)!, one.known);
    },

    async exclusive(name, work, patience = PATIENCE_MS) {
      mustBeOpen();
      return turns.exclusive(name, work, patience);
    },

    async optimistic(name, work, patience = PATIENCE_MS) {
      mustBeOpen();
      return turns.optimistic(name, work, patience);
    },

    async *asides() {
      mustBeOpen();
      for await (const page of backend.keys(`${ASIDE}:`)) {
        for (const key of page) {
          const [, store, id] = /^aside:([^:]+):(.*?)(?:#\d+)?$/su.exec(key) ?? [];
          if (store !== undefined && id !== undefined) yield { key, store, id };
        }
      }
    },

    async putBack({ key, store, id }) {
      mustBeOpen();
      const text = (await backend.adapter.get(key)) as string | undefined;
      const place = `${store}:${id}`;
      if (text === undefined || (await keyv.has(place))) return false;
      await write({ puts: new Map([[place, text]]), drops: [key], fresh: [place], dues: [{ line: ASIDE, key }] });
      return true;
    },

    async sweep() {
      mustBeOpen();
      const now = Date.now();
      const old = await backend.takeDue(ASIDE, now, now + ASIDE_MS, SWEPT_AT_ONCE);
      if (old.length > 0) await write({ puts: new Map(), drops: old, dues: old.map((key) => ({ line: ASIDE, key })) });
      await backend.sweep();
    },

    async close() {
      if (!open) return;
      open = false;
      await turns.settled();
      await backend.close();
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

/** Keyv would take text without a value for a missing record, and broken JSON for its own fault; both are spoiled records. */
function deserialize(text: string) {
  try {
    const { value } = JSON.parse(text);
    if (value !== undefined) return { value };
  } catch {}
  return { value: null };
}
