import type { Storage, Store, Write } from '../../../storage/index.ts';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import { type OutboxEntry, outboxEntryKind } from '../../../storage/records/time.ts';
import { MINUTE_MS } from '../duration.ts';
import { Interval } from '../interval.ts';

const FIRST_PAUSE_MS = 1000;
/** First pause if the bot has no access to the channel. Only an admin can restore it. */
const NO_ENTRY_PAUSE_MS = MINUTE_MS;
export const MAX_PAUSE_MS = 10 * MINUTE_MS;
/** Maximum number of retries, about one day. */
const MAX_RETRIES = 150;

/** Returns the time of the next retry, or undefined after the last one. Pauses double with each failure up to `MAX_PAUSE_MS`. */
export function nextRetryAt(now: number, tries: number, isClosed: boolean): number | undefined {
  const first = isClosed ? NO_ENTRY_PAUSE_MS : FIRST_PAUSE_MS;
  return tries < MAX_RETRIES ? now + Math.min(first * 2 ** tries, MAX_PAUSE_MS) : undefined;
}

/** Time during which an entry belongs to the process that wrote it. */
const OWNERSHIP_MS = 4000;
/** Interval at which entries of running work are renewed, well before other processes would take over. */
const RENEW_MS = 1500;
/** Time after which work without a running delivery is released to any process. */
const LOST_MS = 5000;
/** Maximum time until deferred work is due if it is to stay in memory. The next change often makes it obsolete. */
const IN_MEMORY_MS = MINUTE_MS;

/** Pending work of this process for one table. */
interface PendingWork {
  /** Ids of its stored entries. */
  records: string[];
  pending: number;
  /** Number of running deliveries. */
  deliveries: number;
  /** Time of the latest addition. */
  added: number;
  written: number;
  tries: number;
  /** Time at which failed work is retried. */
  retryAt?: number | undefined;
  /** Time at which deferred work is due. */
  laterAt?: number | undefined;
  /** Whether only deferred work is left and its entry has been written. */
  isWaiting?: boolean;
}

/** Work that is written with the commit that causes it. */
export interface OutboxAddition {
  readonly writes: readonly Write[];
  /** Must be called after the commit has succeeded. */
  confirm(): void;
  /** Must be called after the commit has failed. */
  withdraw(): void;
}

/**
 * Tables with pending work, and their stored entries. After the time in an entry, any process may take it over. The entries of a busy table are
 * written at intervals, not with every move. Ids are never reused, so that deleting an entry cannot delete newer work.
 */
class OutboxEntries {
  readonly #process: string;
  readonly #store: Store<OutboxEntry>;
  readonly #now: () => number;
  readonly #tables = new Map<string, PendingWork>();
  #count = 0;

  constructor(process: string, store: Store<OutboxEntry>, now: () => number) {
    this.#process = process;
    this.#store = store;
    this.#now = now;
  }

  /** Number of tables with pending work in this process. */
  get size(): number {
    return [...this.#tables.values()].filter(({ isWaiting }) => !isWaiting).length;
  }

  /** Adds the work that follows a commit. `writes` is empty if an entry was written recently. */
  add(table: string, tries = 0): OutboxAddition {
    const work = this.open(table, tries);
    const now = this.#now();
    const id = now - work.written < RENEW_MS ? undefined : this.#newId(table);
    return {
      writes: id === undefined ? [] : [this.#store.put(id, { table, at: now + OWNERSHIP_MS, tries: work.tries })],
      confirm: () => {
        // The next delivery decides again whether work is deferred.
        work.laterAt = undefined;
        if (id === undefined) return;
        work.records.push(id);
        work.written = this.#now();
      },
      withdraw: () => {
        work.pending--;
        if (work.pending === 0 && work.records.length === 0) this.#tables.delete(table);
      },
    };
  }

  /** Adds work without a commit. It is written at the next flush if it is still pending. */
  open(table: string, tries = 0): PendingWork {
    const none: PendingWork = {
      records: [],
      pending: 0,
      deliveries: 0,
      added: 0,
      written: Number.NEGATIVE_INFINITY,
      tries,
    };
    const work = this.#tables.get(table) ?? none;
    this.#tables.set(table, work);
    work.pending++;
    work.added = this.#now();
    work.isWaiting = false;
    return work;
  }

  /** Marks a delivery as running until the returned function is called. */
  begin(table: string): () => void {
    const work = this.#tables.get(table);
    if (!work) return () => {};
    work.deliveries++;
    return () => {
      work.deliveries--;
    };
  }

  /** Marks one task as done. */
  done(table: string): void {
    const work = this.#tables.get(table);
    if (work) work.pending--;
  }

  /** Marks one task as done, except for work deferred until `at`. */
  later(table: string, at: number): void {
    const work = this.#tables.get(table);
    if (!work) return;
    work.pending--;
    work.laterAt = at;
  }

  /** Marks one task as failed. Returns whether it will be retried. */
  fail(table: string, isClosed: boolean): boolean {
    const work = this.#tables.get(table);
    const at = nextRetryAt(this.#now(), work?.tries ?? 0, isClosed);
    if (work) {
      work.pending--;
      work.retryAt = at;
    }
    return at !== undefined;
  }

  /** Returns the writes that drop the entries of finished work, reschedule failed and deferred work, and renew the entries of running work. */
  flush(): Write[] {
    const now = this.#now();
    const writes: Write[] = [];
    for (const [table, work] of this.#tables) {
      const isIdle = work.pending <= 0;
      if (work.isWaiting) {
        if ((work.laterAt ?? now) <= now) this.#tables.delete(table);
        continue;
      }
      const isLost = !isIdle && work.deliveries === 0 && now - work.added >= LOST_MS;
      if (!isIdle && !isLost && now - work.written < RENEW_MS) continue;
      writes.push(...work.records.map((id) => this.#store.drop(id)));
      const entry = isIdle ? waiting(table, work) : { table, at: isLost ? now : now + OWNERSHIP_MS, tries: work.tries };
      work.isWaiting = isIdle && work.retryAt === undefined && entry !== undefined && entry.at - now <= IN_MEMORY_MS;
      if ((isIdle && !work.isWaiting) || isLost) this.#tables.delete(table);
      if (!entry) continue;
      const id = this.#newId(table);
      work.records = [id];
      work.written = isIdle ? Number.NEGATIVE_INFINITY : now;
      writes.push(this.#store.put(id, entry));
    }
    return writes;
  }

  /** Returns the writes that release all pending work to other processes at shutdown. */
  release(): Write[] {
    const writes = this.flush();
    for (const [table, { records, tries, isWaiting }] of this.#tables) {
      if (isWaiting) continue;
      writes.push(...records.map((id) => this.#store.drop(id)));
      writes.push(this.#store.put(this.#newId(table), { table, at: this.#now(), tries }));
    }
    this.#tables.clear();
    return writes;
  }

  #newId(table: string): string {
    return `${table}@${this.#process}.${this.#count++}`;
  }
}

/** Returns the entry of failed or deferred work, or undefined if there is neither. */
function waiting(table: string, { tries, retryAt, laterAt }: PendingWork): OutboxEntry | undefined {
  if (retryAt !== undefined) return { table, at: retryAt, tries: tries + 1 };
  return laterAt === undefined ? undefined : { table, at: laterAt, tries };
}

const EVERY_MS = 1000;
/** Maximum number of entries taken over at a time. */
const BATCH_SIZE = 20;
/** Maximum number of failed entries that are retried when the process starts, before they are due. */
const MAX_RETRIES_AT_START = 100;
/** Time during which a due entry belongs to the process that takes it over. */
const TAKING_MS = 10_000;

interface OutboxParts {
  /** Unique id of this process. */
  readonly process: string;
  readonly storage: Storage;
  readonly log: Record<'warn' | 'error', (about: object, message: string) => void>;
  readonly now: () => number;
}

/** Function that delivers the pending work of a table. It never rejects. */
type Deliver = (table: string) => Promise<void>;

/** Stores the work that must follow a commit until this or another process has done it. */
export class Outbox extends OutboxEntries {
  readonly #parts: OutboxParts;
  readonly #interval: Interval;
  #deliver: Deliver = async () => {};
  #isStopped = false;

  constructor(parts: OutboxParts) {
    super(parts.process, parts.storage.store(outboxEntryKind), parts.now);
    this.#parts = parts;
    this.#interval = new Interval(
      () => this.deliverDue(),
      (error) => this.#warn(error),
    );
  }

  /** Delivers due work now and every second. Also retries failed work immediately, because the previous process may have caused the failure. */
  start(deliver: Deliver): void {
    this.#deliver = deliver;
    this.#interval.now(async () => {
      await this.deliverDue();
      const failed = await this.takeOver(MAX_RETRIES_AT_START, MAX_PAUSE_MS);
      await Promise.all(failed.map((table) => this.#deliver(table)));
    });
    this.#interval.start(EVERY_MS);
  }

  /** Stops delivering. Call `handOver` to release the rest. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#interval.stop();
  }

  /** Releases the unfinished work of this process to others. */
  async handOver(): Promise<void> {
    await this.#parts.storage.transact({ writes: this.release() }).catch((error) => this.#warn(error));
  }

  /** Writes the progress of this process and delivers due work. */
  async deliverDue(): Promise<void> {
    await this.#parts.storage.transact({ writes: this.flush() });
    for (let taken = BATCH_SIZE; taken === BATCH_SIZE && !this.#isStopped; ) {
      const tables = await this.takeOver(BATCH_SIZE);
      await Promise.all(tables.map((table) => this.#deliver(table)));
      taken = tables.length;
    }
  }

  /**
   * Takes over at most `most` due entries and returns their tables. With `ahead`, takes over only failed entries, including those due within `ahead`
   * milliseconds.
   */
  async takeOver(most: number, ahead = 0): Promise<string[]> {
    const now = this.#parts.now();
    const tables = new Set<string>();
    for (const id of await this.#parts.storage.store(outboxEntryKind).takeDue(now + ahead, now + TAKING_MS, most)) {
      try {
        const table = await this.#takeOne(id, tables, ahead > 0);
        if (table !== undefined) tables.add(table);
      } catch (error) {
        // Earlier entries already belong to this process and must be delivered. This entry becomes due again soon.
        this.#parts.log.warn({ record: id, error: String(error) }, 'An outbox entry was not taken over');
      }
    }
    return [...tables];
  }

  /**
   * Takes over an entry and returns its table. Returns undefined for an entry that is left to another process, and for one that is deleted because it
   * is missing or its table is already taken over.
   */
  async #takeOne(id: string, taken: ReadonlySet<string>, onlyFailed: boolean): Promise<string | undefined> {
    const { storage } = this.#parts;
    const entries = storage.store(outboxEntryKind);
    const entry = await readOrQuarantine(this.#parts, outboxEntryKind, id);
    const drop = entries.drop(id);
    if (!entry || taken.has(entry.table)) return void (await storage.transact({ writes: [drop] }));
    // Another process is working on it: restore its time.
    if (onlyFailed && entry.tries === 0) return void (await storage.transact({ writes: [entries.put(id, entry)] }));
    const addition = this.add(entry.table, entry.tries);
    try {
      await storage.transact({ writes: [...addition.writes, drop] });
    } catch (error) {
      addition.withdraw();
      throw error;
    }
    addition.confirm();
    return entry.table;
  }

  #warn(error: unknown): void {
    this.#parts.log.warn({ error: String(error) }, 'Couldn’t read or write the outbox; retrying soon');
  }
}
