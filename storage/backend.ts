import type { KeyvStoreAdapter } from 'keyv';

/** The right to work alone under a name; the token tells this holder from the ones before and after it. */
export interface Lease {
  readonly name: string;
  readonly token: string;
}

/** What one commit does: texts to put and keys to drop, no key twice. */
export interface Change {
  readonly puts: ReadonlyMap<string, string>;
  readonly drops: readonly string[];
}

/** What Longtable needs of a database beyond reading through Keyv: writes in one piece, and leases. */
export interface Backend {
  /** Where Keyv reads. */
  readonly adapter: KeyvStoreAdapter | Map<string, string>;
  /** The keys that begin so, in any order. */
  keys(prefix: string): Promise<string[]>;
  /**
   * All of the change and durable, or nothing and false, when one of the leases is no longer held. The look at the leases
   * and the writes are one step for the database, so nobody can take a lease over in between.
   */
  write(change: Change, leases: readonly Lease[]): Promise<boolean>;
  /** Takes the lease for so many milliseconds if nobody holds it, or whoever held it let it run out. */
  take(lease: Lease, ms: number): Promise<boolean>;
  /** Lets the lease run so many milliseconds from now, unless it has run out. */
  renew(lease: Lease, ms: number): Promise<void>;
  release(lease: Lease): Promise<void>;
  close(): Promise<void>;
}
