import type { KeyvStorageAdapter } from 'keyv';

/** The right to work alone under a name; the token tells this holder from those before and after it. */
export interface Lease {
  readonly name: string;
  readonly token: string;
}

/** What a database says of itself. */
export interface Examination {
  readonly version: string;
  /** What to change so that nothing is lost, a sentence each. */
  readonly advice: readonly string[];
}

/** When a record is due. Each index keeps its keys in order of time; without a time the key leaves its index. */
export interface Due {
  readonly index: string;
  readonly key: string;
  readonly at?: number | undefined;
}

/** What one commit writes: texts to put and keys to drop, no key twice. */
export interface WriteSet {
  readonly puts: ReadonlyMap<string, string>;
  readonly drops: readonly string[];
  /** Those of the puts that must not be there yet. */
  readonly fresh?: readonly string[];
  readonly dueChanges?: readonly Due[];
  /** When puts expire, in milliseconds since 1970. Only Keyv's own `ttl` sets it; Longtable has deadlines instead. */
  readonly expires?: ReadonlyMap<string, number>;
}

/** What must still hold when a commit is made. */
export interface Guard {
  readonly leases: readonly Lease[];
  /** Names that nobody may hold a lease on. */
  readonly free: readonly string[];
  /** Keys, and the texts that must be there. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What to write, and what must hold. */
export interface GuardedWrite {
  readonly writes: WriteSet;
  readonly guard: Guard;
}

/** A guard that always holds. */
export const UNGUARDED: Guard = { leases: [], free: [], texts: new Map() };

/** Durable, or nothing was written: the guard did not hold ('lost'), or a fresh key was there ('taken'). */
export type WriteOutcome = 'done' | 'lost' | 'taken';

/** A database. `keyvOn` makes it the store of a Keyv, through which every record is read and every single one is written. */
export interface Database {
  /** The texts under these keys; undefined where there is none. */
  texts(keys: readonly string[]): Promise<(string | undefined)[]>;
  /**
   * Writes several records durably, or none: what Keyv has no call for. The guard is checked in the same step, so no other
   * process can come in between.
   */
  commit(writes: WriteSet, guard?: Guard): Promise<WriteOutcome>;
  /** The keys with this prefix, page by page. */
  keys(prefix: string): AsyncIterable<readonly string[]>;
  /** Takes at most so many keys that are due now, the earliest first; nobody else gets them before `until`. */
  takeDue(index: string, now: number, until: number, most: number): Promise<string[]>;
  /** Everything that is in a due index, page by page. */
  deadlines(): AsyncIterable<readonly Required<Due>[]>;
  /** Whether no other process is connected to the database. */
  isAlone(): Promise<boolean>;
  /** Takes the lease for so many milliseconds, if nobody holds it or its holder let it run out. */
  take(lease: Lease, ms: number): Promise<boolean>;
  /** Extends the lease to so many milliseconds from now, unless it has run out. */
  renew(lease: Lease, ms: number): Promise<void>;
  release(lease: Lease): Promise<void>;
  /** Drops leases that ran out long ago. */
  sweep(): Promise<void>;
  /** What the database is, and what an operator should change about it. */
  examine?(): Promise<Examination>;
  /** What time it is for the database, where that is on another machine. */
  time?(): Promise<number>;
  close(): Promise<void>;
}

/** A database as a Keyv adapter. */
export type Backend = Database & KeyvStorageAdapter;
