import type { Storage } from '../../../storage/index.ts';
import { outboxEntryKind } from '../../../storage/records/time.ts';
import { Interval } from '../interval.ts';
import { readOrQuarantine } from '../read.ts';
import { MAX_PAUSE_MS, OutboxEntries } from './entries.ts';

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
