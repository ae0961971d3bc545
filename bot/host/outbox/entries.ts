import type { Store, Write } from '../../../storage/index.ts';
import type { OutboxEntry } from '../../../storage/records/time.ts';
import { MINUTE_MS } from '../duration.ts';

const FIRST_PAUSE_MS = 1000;
/** Where Longtable may not write, somebody has to change that first. */
const NO_ENTRY_PAUSE_MS = MINUTE_MS;
/** No pause is longer. */
export const LONGEST_PAUSE_MS = 10 * MINUTE_MS;
/** About a day of trying. */
const MOST_TRIES = 150;

/** When to retry after so many failures: the pauses double, and at last it is given up. */
export function nextTry(now: number, tries: number, isClosed: boolean): number | undefined {
  const first = isClosed ? NO_ENTRY_PAUSE_MS : FIRST_PAUSE_MS;
  return tries < MOST_TRIES ? now + Math.min(first * 2 ** tries, LONGEST_PAUSE_MS) : undefined;
}

/** How long other processes leave an entry alone: its own is alive and at work. */
const OWN_MS = 4000;
/** An entry of work that goes on is renewed long before others would take it over. */
const RENEW_MS = 1500;
/** What nobody has begun to deliver by then was lost on its way, and is left to whoever finds it. */
const LOST_MS = 5000;
/** What waits no longer than this is kept in mind: the next change may make an end of it. */
const KEPT_MS = MINUTE_MS;

/** What this process has left to do for one table. */
interface Work {
  /** The ids of its entries in storage. */
  records: string[];
  pending: number;
  /** How many are at it. */
  deliveries: number;
  /** When the latest was added. */
  added: number;
  written: number;
  tries: number;
  /** When to retry what failed. */
  retryAt?: number | undefined;
  /** When to do what had better wait. */
  laterAt?: number | undefined;
  /** Nothing is left to do but that, and its entry says so. */
  isWaiting?: boolean;
}

/** One more thing to do, to be written with the commit that it follows from. */
export interface OutboxAddition {
  readonly writes: readonly Write[];
  /** The commit has succeeded. */
  confirm(): void;
  /** The commit has failed: there is nothing to do. */
  withdraw(): void;
}

/**
 * The tables with something left to do, and their entries in storage, which have a time at which any process takes them over.
 * A busy table is written now and then, not with every move. No id is used twice, so that dropping an entry drops only
 * what is known.
 */
export class OutboxEntries {
  readonly #process: string;
  readonly #store: Store<OutboxEntry>;
  readonly #now: () => number;
  readonly #tables = new Map<string, Work>();
  #count = 0;

  constructor(process: string, store: Store<OutboxEntry>, now: () => number) {
    this.#process = process;
    this.#store = store;
    this.#now = now;
  }

  /** How many tables have something left to do in this process. */
  get size(): number {
    return [...this.#tables.values()].filter(({ isWaiting }) => !isWaiting).length;
  }

  /** One more thing to do after a commit; it is written unless that was done lately. */
  add(table: string, tries = 0): OutboxAddition {
    const work = this.open(table, tries);
    const now = this.#now();
    const id = now - work.written < RENEW_MS ? undefined : this.#newId(table);
    return {
      writes: id === undefined ? [] : [this.#store.put(id, { table, at: now + OWN_MS, tries: work.tries })],
      confirm: () => {
        // Whether something had better wait is found out anew.
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

  /** One more thing to do without a commit; it is written at the next flush, if it is not done by then. */
  open(table: string, tries = 0): Work {
    const none: Work = { records: [], pending: 0, deliveries: 0, added: 0, written: Number.NEGATIVE_INFINITY, tries };
    const work = this.#tables.get(table) ?? none;
    this.#tables.set(table, work);
    work.pending++;
    work.added = this.#now();
    work.isWaiting = false;
    return work;
  }

  /** Somebody delivers what a table has left to do, until the function that this gives is called. */
  begin(table: string): () => void {
    const work = this.#tables.get(table);
    if (!work) return () => {};
    work.deliveries++;
    return () => {
      work.deliveries--;
    };
  }

  /** One thing is done. */
  done(table: string): void {
    const work = this.#tables.get(table);
    if (work) work.pending--;
  }

  /** One thing is done but for what had better wait until then. */
  later(table: string, at: number): void {
    const work = this.#tables.get(table);
    if (!work) return;
    work.pending--;
    work.laterAt = at;
  }

  /** One thing has failed; gives whether it is retried. */
  fail(table: string, isClosed: boolean): boolean {
    const work = this.#tables.get(table);
    const at = nextTry(this.#now(), work?.tries ?? 0, isClosed);
    if (work) {
      work.pending--;
      work.retryAt = at;
    }
    return at !== undefined;
  }

  /** What to write now: entries of what is done go, what failed waits for its time, what goes on is renewed. */
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
      const entry = isIdle ? waiting(table, work) : { table, at: isLost ? now : now + OWN_MS, tries: work.tries };
      work.isWaiting = isIdle && work.retryAt === undefined && entry !== undefined && entry.at - now <= KEPT_MS;
      if ((isIdle && !work.isWaiting) || isLost) this.#tables.delete(table);
      if (!entry) continue;
      const id = this.#newId(table);
      work.records = [id];
      work.written = isIdle ? Number.NEGATIVE_INFINITY : now;
      writes.push(this.#store.put(id, entry));
    }
    return writes;
  }

  /** What to write when this process ends: whatever is left is anybody's, now. */
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

/** The entry of work that waits for a later time, if there is any. */
function waiting(table: string, { tries, retryAt, laterAt }: Work): OutboxEntry | undefined {
  if (retryAt !== undefined) return { table, at: retryAt, tries: tries + 1 };
  return laterAt === undefined ? undefined : { table, at: laterAt, tries };
}
