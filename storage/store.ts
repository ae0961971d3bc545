import { type ZodType, z } from 'zod';
import type { Due, WriteSet } from './backend.ts';
import type { TextKeyv } from './backends/adapter.ts';
import type { Lock } from './locks.ts';
import type { Lru } from './lru.ts';

/** A kind of record: its schema, and the migrations from older versions. */
export interface RecordKind<T> {
  readonly name: string;
  readonly version: number;
  readonly schema: ZodType<T>;
  /** Migrations by version. The one at n migrates from version n to n + 1. */
  readonly migrations?: Readonly<Record<number, (old: unknown) => unknown>>;
  /** Returns the time at which a record is due. The database indexes records of this kind by that time. */
  due?(value: T): number;
  /** Returns the part of a value that is stored. The rest can be derived. */
  written?(value: T): T;
  /** Whether this process caches records of this kind, which are large and often read. Values must not be mutated. */
  readonly cached?: true;
}

/** Returns a kind of record in version 1. `more` can set a later version with its migrations. */
export function recordKind<T>(name: string, schema: ZodType<T>, more?: Partial<RecordKind<NoInfer<T>>>): RecordKind<T> {
  return { name, version: 1, schema, ...more };
}

/** Thrown if a record exists but is invalid. `issues` describes the reasons. */
export class CorruptRecordError extends Error {
  override name = 'CorruptRecordError';
  readonly store: string;
  readonly id: string;
  readonly issues: string;

  constructor(store: string, id: string, issues: string) {
    super(`The record ${store}:${id} cannot be read: ${issues}`);
    this.store = store;
    this.id = id;
    this.issues = issues;
  }
}

/** Thrown if a newer version of Longtable wrote a record. The record is valid and is not changed. */
export class NewerRecordError extends Error {
  override name = 'NewerRecordError';

  constructor(store: string, id: string, version: number, supported: number) {
    super(
      `The record ${store}:${id} cannot be read: a newer Longtable wrote it (version ${version}, not ${supported}).`,
    );
  }
}

/** A stored record: the data and its version. */
const storedRecord = z.strictObject({ v: z.int().min(1), data: z.unknown() });

function wrap<T>(kind: RecordKind<T>, data: T): z.infer<typeof storedRecord> {
  return { v: kind.version, data: kind.written ? kind.written(data) : data };
}

/** Migrates and validates a stored record. Throws `CorruptRecordError` or `NewerRecordError`. */
export function unwrap<T>(kind: RecordKind<T>, id: string, stored: unknown): T {
  const corrupt = (issues: string) => new CorruptRecordError(kind.name, id, issues);
  const wrapped = storedRecord.safeParse(stored);
  if (!wrapped.success) throw corrupt('it is not a record.');
  const { v: version, data } = wrapped.data;
  if (version > kind.version) throw new NewerRecordError(kind.name, id, version, kind.version);

  let current = data;
  for (let from = version; from < kind.version; from++) {
    const migrate = kind.migrations?.[from];
    if (!migrate) throw corrupt(`there is no migration from version ${from} to ${from + 1}.`);
    try {
      current = migrate(current);
    } catch (error) {
      throw corrupt(`the migration from version ${from} to ${from + 1} failed: ${error}`);
    }
  }

  const checked = kind.schema.safeParse(current);
  if (!checked.success) throw corrupt(z.prettifyError(checked.error));
  return checked.data;
}

/** A change of one record. */
export interface Write {
  readonly key: string;
  /** The record to store. If undefined, the record is deleted. */
  readonly record?: unknown;
  /** Whether the record must not exist yet. */
  readonly mustNotExist?: true;
  /** The due index of the record, and its time. */
  readonly due?: Pick<Due, 'index' | 'at'>;
  /** The value for the cache. Undefined if records of this kind are not cached. */
  readonly value?: unknown;
}

export interface Store<T> {
  /**
   * Reads, migrates and validates a record. Throws `CorruptRecordError` or `NewerRecordError`. The lock stores the text
   * read, to detect conflicts at commit. Under an optimistic lock, a cached record is not read again.
   */
  get(id: string, lock?: Lock): Promise<T | undefined>;
  /**
   * Returns the record as this process last read or wrote it, or undefined if it is not cached. Another process may
   * have changed it since.
   */
  cached(id: string): T | undefined;
  put(id: string, value: T): Write;
  /** Returns the write that adds a record. The commit rejects with `AlreadyHandledError` if the record exists. */
  add(id: string, value: T): Write;
  drop(id: string): Write;
  ids(): AsyncIterable<string>;
  /**
   * Takes up to `max` due ids, earliest first. No other caller receives them until `until`; then they are due again.
   */
  takeDue(now: number, until: number, max: number): Promise<string[]>;
  /** Moves the raw record to `quarantine:<store>:<id>`, so that the id is free and nothing is lost. */
  quarantine(id: string, lock?: Lock): Promise<void>;
  /** Returns the quarantined record of this id, or undefined if there is none or it is invalid. */
  quarantined(id: string): Promise<T | undefined>;
}

/** A record with its text. */
export interface CachedRecord {
  readonly text: string;
  readonly value: unknown;
}

/** Dependencies of all stores. */
export interface StoreDependencies {
  readonly keyv: TextKeyv;
  readonly cache: Lru<CachedRecord>;
  now(): number;
  mustBeOpen(): void;
  write(writes: WriteSet, guards: readonly Lock[]): Promise<void>;
}

/** Prefix of the keys of quarantined records, and name of their due index. Both are stored and must not change. */
export const QUARANTINE = 'quarantine';
/** Time in ms for which a quarantined record is kept. */
export const QUARANTINE_MS = 90 * 24 * 60 * 60 * 1000;

export function openStore<T>(
  kind: RecordKind<T>,
  { keyv, cache, now, mustBeOpen, write }: StoreDependencies,
): Store<T> {
  if (!/^(?!quarantine$)[a-z][a-z0-9-]*$/.test(kind.name)) throw new Error(`"${kind.name}" is not a valid store name.`);
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
      return (await readRecords({ keyv, cache, mustBeOpen }, id, { it: kind }, lock)).it;
    },
    cached: (id) => cache.get(keyOf(id))?.value as T | undefined,
    put,
    add: (id, value) => ({ ...put(id, value), mustNotExist: true }),
    drop: (id) => ({ key: keyOf(id), ...(kind.due && { due: { index } }) }),
    async *ids() {
      mustBeOpen();
      for await (const page of keyv.store.keys(keyOf(''))) yield* page.map(idOf);
    },
    async takeDue(now, until, max) {
      mustBeOpen();
      return (await keyv.store.takeDue(index, now, until, max)).map(idOf);
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
      return readIfValid(kind, id, await keyv.get(`${QUARANTINE}:${keyOf(id)}`));
    },
  };
}

/** Kinds of records by names of the caller's choice. */
// biome-ignore lint/suspicious/noExplicitAny: a kind is both covariant and contravariant in its value.
export type AnyKinds = Readonly<Record<string, RecordKind<any> | undefined>>;

/** The values of records under one id, by the names of their kinds. */
export type Records<Kinds extends AnyKinds> = {
  [Name in keyof Kinds]?: NonNullable<Kinds[Name]> extends RecordKind<infer T> ? T | undefined : never;
};

/** Reads the records that several kinds have under one id, in one request. Missing ones are omitted. */
export async function readRecords<Kinds extends AnyKinds>(
  { keyv, cache, mustBeOpen }: Pick<StoreDependencies, 'keyv' | 'cache' | 'mustBeOpen'>,
  id: string,
  kinds: Kinds,
  lock?: Lock,
): Promise<Records<Kinds>> {
  mustBeOpen();
  const wanted = Object.entries(kinds).flatMap(([name, kind]) => {
    const key = `${kind?.name}:${id}`;
    return kind ? [{ name, kind, key, cached: kind.cached ? cache.get(key) : undefined }] : [];
  });
  const isTrusted = (cached: CachedRecord | undefined) => lock?.isOptimistic === true && cached !== undefined;
  const unknown = wanted.flatMap(({ key, cached }) => (isTrusted(cached) ? [] : [key]));
  const texts = new Map(await textsOf(keyv, unknown));
  const values: Record<string, unknown> = {};
  for (const { name, kind, key, cached } of wanted) {
    const text = texts.has(key) ? texts.get(key) : cached?.text;
    lock?.recordRead(key, text);
    if (text === undefined) continue;
    values[name] = cached?.text === text ? cached.value : unwrap(kind, id, parse(text));
    if (kind.cached && cached?.text !== text) cache.set(key, { text, value: values[name] });
  }
  return values as Records<Kinds>;
}

async function textsOf(keyv: TextKeyv, keys: readonly string[]): Promise<[string, string | undefined][]> {
  const [single] = keys.length === 1 ? keys : [];
  const texts =
    single === undefined ? (keys.length > 0 ? await keyv.getMany([...keys]) : []) : [await keyv.get(single)];
  return keys.map((key, index) => [key, texts[index]]);
}

function readIfValid<T>(kind: RecordKind<T>, id: string, text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  try {
    return unwrap(kind, id, parse(text));
  } catch (error) {
    if (error instanceof CorruptRecordError || error instanceof NewerRecordError) return undefined;
    throw error;
  }
}

/** Serializes a record in Keyv's format. */
export function serialize(record: unknown): string {
  return JSON.stringify({ value: record });
}

/** Parses the text of a record. Returns undefined if it is not valid. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text).value;
  } catch {
    return undefined;
  }
}
