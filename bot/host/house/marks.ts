/**
 * Which tables have something left to do: a board to be shown, a computer to move. The mark is a record in storage, so
 * that another process can finish after a crash; a busy table is marked once, not at every move.
 */
export class Marks {
  readonly #process: string;
  readonly #tables = new Map<string, { record: string; pending: number; written: boolean }>();
  #count = 0;

  constructor(process: string) {
    this.#process = process;
  }

  /** One more thing to do for a table; gives the id of the record to write if none is there yet. */
  add(table: string): string | undefined {
    const mark = this.#tables.get(table);
    if (mark) {
      mark.pending++;
      return undefined;
    }
    const record = `${table}@${this.#process}.${this.#count++}`;
    this.#tables.set(table, { record, pending: 1, written: false });
    return record;
  }

  /** One thing less to do. */
  done(table: string): void {
    const mark = this.#tables.get(table);
    if (mark) mark.pending--;
  }

  /** The commit that `add` was for has succeeded: the record is there. */
  written(table: string): void {
    const mark = this.#tables.get(table);
    if (mark) mark.written = true;
  }

  /** The commit that `add` was for has failed: nothing is to do, and a record that was to be written is not there. */
  withdraw(table: string): void {
    this.done(table);
    if (this.#tables.get(table)?.written === false) this.#tables.delete(table);
  }

  /** Forgets the tables that have nothing left to do, and gives the ids of their records to drop. */
  takeSettled(): string[] {
    const settled = [...this.#tables].filter(([, mark]) => mark.pending <= 0);
    for (const [table] of settled) this.#tables.delete(table);
    return settled.map(([, mark]) => mark.record);
  }
}
