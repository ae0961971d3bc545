import type { KeyvStoreAdapter } from 'keyv';

/** The right to work alone under a name; the token tells this holder from the ones before and after it. */
export interface Lease {
  readonly name: string;
  readonly token: string;
}

/** When a record is due: lines are kept in the order of time. Without a time it leaves its line. */
export interface Due {
  readonly line: string;
  readonly key: string;
  readonly at?: number | undefined;
}

/** What one commit does: texts to put and keys to drop, no key twice. */
export interface Change {
  readonly puts: ReadonlyMap<string, string>;
  readonly drops: readonly string[];
  /** Those of the puts that must not be there yet. */
  readonly fresh?: readonly string[];
  readonly dues?: readonly Due[];
}

/** What must still hold when a change is made. */
export interface Guard {
  readonly leases: readonly Lease[];
  /** Names that nobody may hold a lease on. */
  readonly free: readonly string[];
  /** Keys, and the texts that must be there. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A change, and what it rests on. */
export interface Commit {
  readonly change: Change;
  readonly guard: Guard;
}

/** When nothing must hold. */
export const UNGUARDED: Guard = { leases: [], free: [], texts: new Map() };

/** What became of a change: it is durable, or nothing happened, because its guard did not hold or a fresh key was taken. */
export type Outcome = 'done' | 'lost' | 'taken';

/** What Longtable needs of a database beyond reading through Keyv: writes in one piece, and leases. */
export interface Backend {
  /** Where Keyv reads. */
  readonly adapter: KeyvStoreAdapter | Map<string, string>;
  /** The keys that begin so, page by page. A database that keeps them in order begins after the one that is named; any other names all. */
  keys(prefix: string, after?: string): AsyncIterable<readonly string[]>;
  /**
   * All of the change and durable, or nothing. The look at the leases and texts and the writes are one step for the
   * database, so nobody can take a lease over or change a text in between.
   */
  write(change: Change, guard?: Guard): Promise<Outcome>;
  /** Enters keys into a line of time, but for those that stand in it. */
  enter(line: string, times: ReadonlyMap<string, number>): Promise<void>;
  /** The keys of a line that are due at this moment, the earliest first, at most so many; until then they are nobody else's. */
  takeDue(line: string, now: number, until: number, most: number): Promise<string[]>;
  /** Takes the lease for so many milliseconds if nobody holds it, or whoever held it let it run out. */
  take(lease: Lease, ms: number): Promise<boolean>;
  /** Lets the lease run so many milliseconds from now, unless it has run out. */
  renew(lease: Lease, ms: number): Promise<void>;
  release(lease: Lease): Promise<void>;
  /** Drops leases that ran out long ago. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}
