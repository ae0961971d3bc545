import type { LoadedTable } from '../host/table/table.ts';

/** What became of a board: it stands, it does not for the time being, or it cannot until somebody lets Longtable in again. */
export type Shown = 'shown' | 'failed' | 'closed';

/** A state that was the newest, and what became of it. */
interface Outcome {
  readonly newest: LoadedTable;
  readonly shown: Shown;
}

/** Puts a state on its board. */
type Write = (newest: LoadedTable) => Promise<Shown>;

/** What waits to be written to the board of one table: the newest state, and how many writers there are. */
interface Line {
  newest?: LoadedTable;
  /** The state that stands there, as far as this line has written. */
  stands?: number;
  /** A writer that has not begun, and will write the newest state. */
  next?: Promise<Outcome> | undefined;
  waiting: number;
  last: Promise<unknown>;
}

/** Whoever writes to a board, one after the other: only the newest state of a table waits, however many wrote it. */
export class BoardQueue {
  readonly #lines = new Map<string, Line>();

  /** How many boards wait to be written. */
  get size(): number {
    return this.#lines.size;
  }

  /** Waits for everything that is being written. */
  async empty(): Promise<void> {
    await Promise.all([...this.#lines.values()].map((line) => line.last));
  }

  /** Writes the newest state of a table at once, after those who came before. */
  write(loaded: LoadedTable, write: Write): Promise<Outcome> {
    const { line, newest } = this.#enter(loaded);
    return this.inTurn(loaded.table.id, () => this.#write(line, newest(), write));
  }

  /** Writes the newest state of a table when it may be, unless whoever wrote before has done so by then. */
  writeLater(loaded: LoadedTable, ready: () => Promise<void>, write: Write): Promise<Outcome> {
    const { line, newest } = this.#enter(loaded);
    line.next ??= this.inTurn(
      loaded.table.id,
      async () => {
        line.next = undefined;
        const stands = line.stands === newest().table.revision;
        return stands ? { newest: newest(), shown: 'shown' } : this.#write(line, newest(), write);
      },
      ready,
    );
    return line.next;
  }

  /** Writes to a table's board in some other way, after those who came before: what they wrote is not undone. */
  async inTurn<T>(id: string, write: () => Promise<T>, ready?: () => Promise<void>): Promise<T> {
    const line = this.#line(id);
    line.waiting++;
    try {
      if (ready) await ready();
      const written = line.last.then(write);
      line.last = written.catch(() => {});
      return await written;
    } finally {
      if (--line.waiting === 0) this.#lines.delete(id);
    }
  }

  #enter(loaded: LoadedTable) {
    const line = this.#line(loaded.table.id);
    if (loaded.table.revision >= (line.newest?.table.revision ?? 0)) line.newest = loaded;
    return { line, newest: () => line.newest ?? loaded };
  }

  async #write(line: Line, newest: LoadedTable, write: Write): Promise<Outcome> {
    const shown = await write(newest);
    if (shown === 'shown') line.stands = newest.table.revision;
    return { newest, shown };
  }

  #line(id: string): Line {
    const line = this.#lines.get(id) ?? { waiting: 0, last: Promise.resolve() };
    this.#lines.set(id, line);
    return line;
  }
}
