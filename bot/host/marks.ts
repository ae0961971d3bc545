import type { Unsettled } from '../../storage/records/time.ts';

/** How long others leave a mark alone: its process lives and is at work on the table. */
const OURS_MS = 4000;
/** A mark of work that goes on is written anew long before others would take it for forgotten. */
const RENEW_MS = 1500;

/** What is at work on one table in this process. */
interface Mark {
  /** The records that stand for it in storage. */
  records: string[];
  pending: number;
  written: number;
  tries: number;
  /** When to try again what went wrong. */
  again?: number | undefined;
  /** When there is something to do that had better wait. */
  later?: number | undefined;
}

/** A record of a mark as it shall be. */
export type Marked = readonly [record: string, mark: Unsettled];

/**
 * Which tables have something left to do: a board to be shown, somebody to be told, a computer to move. The mark is a
 * record in storage with a time, so that whoever lives then takes care of it; a busy table is marked now and then, not at
 * every move. No record is written twice under one name, so that whoever drops one drops what they know.
 */
export class Marks {
  readonly #process: string;
  readonly #tables = new Map<string, Mark>();
  #count = 0;

  constructor(process: string) {
    this.#process = process;
  }

  /** How many tables have something left to do in this process. */
  get size(): number {
    return this.#tables.size;
  }

  /** One more thing to do for a table; gives the record to write if none was written lately. */
  add(table: string, now: number, tries = 0): Marked | undefined {
    const mark = this.open(table, tries);
    if (now - mark.written < RENEW_MS) return undefined;
    return this.#recordFor(table, mark, now + OURS_MS);
  }

  /** One more thing to do for a table that nothing was committed for; it is written down at the next review, if it is not done by then. */
  open(table: string, tries = 0): Mark {
    const mark = this.#tables.get(table) ?? { records: [], pending: 0, written: Number.NEGATIVE_INFINITY, tries };
    this.#tables.set(table, mark);
    mark.pending++;
    return mark;
  }

  /** The commit that `add` was for has succeeded: the record is there. */
  written(table: string, [record]: Marked, now: number): void {
    const mark = this.#tables.get(table);
    if (!mark) return;
    mark.records.push(record);
    mark.written = now;
  }

  /** The commit that `add` was for has failed: nothing is to do. */
  withdraw(table: string): void {
    this.done(table);
    const mark = this.#tables.get(table);
    if (mark?.pending === 0 && mark.records.length === 0) this.#tables.delete(table);
  }

  /** One thing less to do. */
  done(table: string): void {
    const mark = this.#tables.get(table);
    if (mark) mark.pending--;
  }

  /** One thing less to do for now; the rest is for then. */
  later(table: string, at: number): void {
    const mark = this.#tables.get(table);
    if (!mark) return;
    mark.pending--;
    mark.later = at;
  }

  /** One thing less to do, but it did not work: gives when it is tried again, after so many tries, if ever. */
  failed(table: string, again: (tries: number) => number | undefined): number | undefined {
    const mark = this.#tables.get(table);
    if (!mark) return again(0);
    mark.pending--;
    mark.again = again(mark.tries);
    return mark.again;
  }

  /** What is to be written about marks now: what is done goes, what failed waits for its time, what goes on is renewed. */
  review(now: number): { drops: string[]; puts: Marked[] } {
    const drops: string[] = [];
    const puts: Marked[] = [];
    for (const [table, mark] of this.#tables) {
      const isIdle = mark.pending <= 0;
      if (!isIdle && now - mark.written < RENEW_MS) continue;
      drops.push(...mark.records);
      if (isIdle) this.#tables.delete(table);
      if (isIdle && mark.again === undefined && mark.later === undefined) continue;
      const put = isIdle ? this.#againFor(table, mark) : this.#recordFor(table, mark, now + OURS_MS);
      mark.records = [put[0]];
      mark.written = now;
      puts.push(put);
    }
    return { drops, puts };
  }

  /** What is to be written when this process ends: whatever is left is anybody's, now. */
  leave(now: number): { drops: string[]; puts: Marked[] } {
    const left = this.review(now);
    const rest = [...this.#tables];
    this.#tables.clear();
    return {
      drops: [...left.drops, ...rest.flatMap(([, { records }]) => records)],
      puts: [...left.puts, ...rest.map(([table, mark]) => this.#recordFor(table, mark, now))],
    };
  }

  #recordFor(table: string, { tries }: Mark, at: number): Marked {
    return [`${table}@${this.#process}.${this.#count++}`, { table, at, tries }];
  }

  #againFor(table: string, mark: Mark): Marked {
    if (mark.again === undefined) return this.#recordFor(table, mark, mark.later ?? 0);
    return this.#recordFor(table, { ...mark, tries: mark.tries + 1 }, mark.again);
  }
}
