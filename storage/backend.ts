import type { KeyvStorageAdapter } from 'keyv';

/** The exclusive right to a name for a limited time. The token identifies the holder. */
export interface Lease {
  readonly name: string;
  readonly token: string;
}

export interface DatabaseInfo {
  readonly version: string;
  /** Recommendations for the operator, one sentence each. */
  readonly advice: readonly string[];
}

/** Entry of an index that sorts keys by due time. If `at` is undefined, the key is removed from the index. */
export interface Due {
  readonly index: string;
  readonly key: string;
  readonly at?: number | undefined;
}

/** The writes of one commit: texts to put and keys to delete. No key occurs twice. */
export interface WriteSet {
  readonly puts: ReadonlyMap<string, string>;
  readonly drops: readonly string[];
  /** Keys of `puts` that must not exist yet. */
  readonly mustNotExist?: readonly string[];
  readonly dueChanges?: readonly Due[];
  /** Expiry of puts, in milliseconds since 1970. Only Keyv's own `ttl` sets it; Longtable uses deadlines instead. */
  readonly expires?: ReadonlyMap<string, number>;
}

/** Conditions that must hold when a commit is made. */
export interface Guard {
  readonly leases: readonly Lease[];
  /** Names on which no lease may exist. */
  readonly free: readonly string[];
  /** Keys with the texts they must have. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface GuardedWrite {
  readonly writes: WriteSet;
  readonly guard: Guard;
}

/** A guard without conditions. */
export const UNGUARDED: Guard = { leases: [], free: [], texts: new Map() };

/**
 * Outcome of a commit: it is durable (`done`), or nothing was written because the guard did not hold (`lost`) or a key
 * already existed (`taken`).
 */
export type WriteOutcome = 'done' | 'lost' | 'taken';

/** A database with atomic commits, due indexes and leases. `keyvOn` makes it the store of a Keyv. */
export interface Database {
  /** Returns the texts of these keys, undefined for missing ones. */
  texts(keys: readonly string[]): Promise<(string | undefined)[]>;
  /**
   * Writes several records durably, or none. Keyv has no such call. The guard is checked in the same transaction, so
   * that no other process can write in between.
   */
  commit(writes: WriteSet, guard?: Guard): Promise<WriteOutcome>;
  /** Returns the keys with this prefix, in pages. */
  keys(prefix: string): AsyncIterable<readonly string[]>;
  /** Takes up to `max` due keys, earliest first. No other process receives them before `until`. */
  takeDue(index: string, now: number, until: number, max: number): Promise<string[]>;
  /** Returns the contents of all due indexes, in pages. */
  deadlines(): AsyncIterable<readonly Required<Due>[]>;
  /** Calls `read` with the contents at this moment. Missing where only one process can use the database. */
  snapshot?<T>(read: (reader: Reader) => Promise<T>): Promise<T>;
  /** Whether no other process uses the database. */
  isAlone(): Promise<boolean>;
  /** Takes leases with one token for `ms` milliseconds if all are free or have expired. Returns whether they were taken. */
  take(leases: readonly Lease[], ms: number): Promise<boolean>;
  /** Extends leases to `ms` milliseconds from now, except those that have expired or that another token holds. */
  renew(leases: readonly Lease[], ms: number): Promise<void>;
  release(leases: readonly Lease[]): Promise<void>;
  /** Deletes leases that expired long ago. */
  sweep(): Promise<void>;
  /** Returns the database's version and recommendations for its settings. */
  examine?(): Promise<DatabaseInfo>;
  /** Returns the database server's time in milliseconds since 1970. */
  time?(): Promise<number>;
  close(): Promise<void>;
}

/** Read access to all records and deadlines. */
export type Reader = Pick<Database, 'texts' | 'keys' | 'deadlines'>;

export type Backend = Database & KeyvStorageAdapter;
