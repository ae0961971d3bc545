import { Keyv } from 'keyv';
import type { Backend } from './backend.ts';
import { openBackend } from './backends/index.ts';
import { type RecordKind, unwrap, wrap } from './record.ts';
import { Busy, Turns } from './turns.ts';

export { type RecordKind, Spoiled } from './record.ts';
export { Busy } from './turns.ts';

/** A change to one record, to be handed to `commit`. */
export interface Write {
  readonly key: string;
  /** What to put; without it the record is dropped. */
  readonly record?: unknown;
}

/** The records of one kind. */
export interface Store<T> {
  /** Brought up to date and checked on every read; throws `Spoiled`. */
  get(id: string): Promise<T | undefined>;
  put(id: string, value: T): Write;
  drop(id: string): Write;
  /** The ids at the time of the call; for small stores and sweeps. */
  ids(): AsyncIterable<string>;
  /** Moves the raw record to `aside:<store>:<id>`, so that the id is free and nothing is lost. */
  setAside(id: string): Promise<void>;
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
  alone<T>(name: string, work: () => Promise<T>, patience?: number): Promise<T>;
  close(): Promise<void>;
}

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
  const turns = new Turns(backend, lease);
  let open = true;
  const mustBeOpen = () => {
    if (!open) throw new Error('The storage is closed.');
  };

  async function write(puts: ReadonlyMap<string, string>, drops: readonly string[]): Promise<void> {
    const held = turns.held;
    if (await backend.write({ puts, drops }, held)) return;
    throw new Busy(`Another process took over ${held.map(({ name }) => `"${name}"`).join(' or ')}; nothing was saved.`);
  }

  return {
    store: (kind) => {
      if (!/^(?!aside$)[a-z][a-z0-9-]*$/.test(kind.name)) throw new Error(`"${kind.name}" cannot name a store.`);
      const keyOf = (id: string) => `${kind.name}:${id}`;
      return {
        async get(id) {
          mustBeOpen();
          const stored = await keyv.get(keyOf(id));
          return stored === undefined ? undefined : unwrap(kind, id, stored);
        },
        put: (id, value) => ({ key: keyOf(id), record: wrap(kind, value) }),
        drop: (id) => ({ key: keyOf(id) }),
        async *ids() {
          mustBeOpen();
          for (const key of await backend.keys(keyOf(''))) yield key.slice(keyOf('').length);
        },
        async setAside(id) {
          mustBeOpen();
          const text = (await backend.adapter.get(keyOf(id))) as string | undefined;
          if (text === undefined) return;
          const aside = `aside:${keyOf(id)}`;
          let free = aside;
          for (let n = 2; await keyv.has(free); n++) free = `${aside}#${n}`;
          await write(new Map([[free, text]]), [keyOf(id)]);
        },
      };
    },

    async commit(...writes) {
      mustBeOpen();
      const last = new Map(writes.map(({ key, record }) => [key, record]));
      const puts = new Map<string, string>();
      const drops: string[] = [];
      for (const [key, record] of last) {
        if (record === undefined) drops.push(key);
        else puts.set(key, (await keyv.serializeData({ value: record })) as string);
      }
      if (last.size > 0) await write(puts, drops);
    },

    async alone(name, work, patience = 2000) {
      mustBeOpen();
      return turns.alone(name, work, patience);
    },

    async close() {
      if (!open) return;
      open = false;
      await backend.close();
    },
  };
}

/** Keyv would take text without a value for a missing record, and broken JSON for its own fault; both are spoiled records. */
function deserialize(text: string) {
  try {
    const { value } = JSON.parse(text);
    if (value !== undefined) return { value };
  } catch {}
  return { value: null };
}
