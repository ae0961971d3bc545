import type { Storage } from '../../../storage/index.ts';
import { outboxEntryKind } from '../../../storage/records/time.ts';
import { Interval } from '../interval.ts';
import { readOrQuarantine } from '../read.ts';
import { LONGEST_PAUSE_MS, OutboxEntries } from './entries.ts';

const EVERY_MS = 1000;
/** How many entries are taken over at a time. */
const AT_ONCE = 20;
/** How many entries with an earlier failure are retried at a start, whenever their next try would be. */
const AT_START = 100;
/** How long an entry that is due is this process's to take over. */
const TAKING_MS = 10_000;

/** What an outbox works with. */
interface OutboxParts {
  /** What tells this process from others. */
  readonly process: string;
  readonly storage: Storage;
  readonly log: Record<'warn' | 'error', (about: object, message: string) => void>;
  readonly now: () => number;
}

/** Delivers what a table has left to show, to send or to play; never rejects. */
type Deliver = (table: string) => Promise<void>;

/** What must follow a commit, kept in storage until it is done, by this process or whichever is alive. */
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

  /** From now on delivers every second what is due, and at once what failed before: the cause may have gone with its process. */
  start(deliver: Deliver): void {
    this.#deliver = deliver;
    this.#interval.now(async () => {
      await this.deliverDue();
      const failed = await this.takeOver(AT_START, LONGEST_PAUSE_MS);
      await Promise.all(failed.map((table) => this.#deliver(table)));
    });
    this.#interval.start(EVERY_MS);
  }

  /** Delivers nothing more; `handOver` then leaves the rest to others. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#interval.stop();
  }

  /** Leaves to others whatever this process has not finished. */
  async handOver(): Promise<void> {
    await this.#parts.storage.commit(...this.release()).catch((error) => this.#warn(error));
  }

  /** Writes down what this process has done, and delivers what is due. */
  async deliverDue(): Promise<void> {
    await this.#parts.storage.commit(...this.flush());
    for (let taken = AT_ONCE; taken === AT_ONCE && !this.#isStopped; ) {
      const tables = await this.takeOver(AT_ONCE);
      await Promise.all(tables.map((table) => this.#deliver(table)));
      taken = tables.length;
    }
  }

  /** Takes over entries that are due, or, with a time `ahead`, those that failed and are due by then. Gives their tables. */
  async takeOver(most: number, ahead = 0): Promise<string[]> {
    const now = this.#parts.now();
    const tables = new Set<string>();
    for (const id of await this.#parts.storage.store(outboxEntryKind).takeDue(now + ahead, now + TAKING_MS, most)) {
      try {
        const table = await this.#takeOne(id, tables, ahead > 0);
        if (table !== undefined) tables.add(table);
      } catch (error) {
        // Those before it are ours by now and must be finished; this one is due again soon.
        this.#parts.log.warn({ record: id, error: String(error) }, 'An outbox entry was not taken over');
      }
    }
    return [...tables];
  }

  /** Makes an entry one of this process, or drops it if its table is taken over already. */
  async #takeOne(id: string, taken: ReadonlySet<string>, onlyFailed: boolean): Promise<string | undefined> {
    const { storage } = this.#parts;
    const entries = storage.store(outboxEntryKind);
    const entry = await readOrQuarantine(this.#parts, outboxEntryKind, id);
    const drop = entries.drop(id);
    if (!entry || taken.has(entry.table)) return void (await storage.commit(drop));
    // Another process is at work on it: it is due when it was.
    if (onlyFailed && entry.tries === 0) return void (await storage.commit(entries.put(id, entry)));
    const addition = this.add(entry.table, entry.tries);
    try {
      await storage.commit(...addition.writes, drop);
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
