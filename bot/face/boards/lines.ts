import type { Seated } from '../../host/table/table.ts';

/** What waits to be written to the board of one table: the newest state, and how many writers there are. */
interface Line {
  newest?: Seated;
  /** The state that stands there, as far as this line has written. */
  shown?: number;
  waiting: number;
  last: Promise<unknown>;
}

/** How a state goes out. */
interface Way {
  /** When it may; at once without it. */
  readonly ready?: Promise<void> | undefined;
  /** Whether it goes out even if it stands there already. */
  readonly always: boolean;
  /** Puts it there, and gives whether it stands there now. */
  write(newest: Seated): Promise<boolean>;
}

/** Whoever writes to a board, one after the other: only the newest state of a table waits, however many wrote it. */
export class Lines {
  readonly #lines = new Map<string, Line>();

  /** How many boards wait to be written. */
  get size(): number {
    return this.#lines.size;
  }

  /** Waits for everything that is being written. */
  async empty(): Promise<void> {
    await Promise.all([...this.#lines.values()].map((line) => line.last));
  }

  /** Writes the newest state of a table, unless whoever wrote before has done so; gives that state. */
  async write(seated: Seated, { ready, always, write }: Way): Promise<Seated> {
    const line = this.#line(seated.table.id);
    if (seated.table.revision >= (line.newest?.table.revision ?? 0)) line.newest = seated;
    return this.inTurn(
      seated.table.id,
      async () => {
        const newest = line.newest ?? seated;
        if (!always && line.shown === newest.table.revision) return newest;
        if (await write(newest)) line.shown = newest.table.revision;
        return newest;
      },
      ready,
    );
  }

  /** Writes to a table's board in some other way, after those who came before: what they wrote is not undone. */
  async inTurn<T>(id: string, write: () => Promise<T>, ready?: Promise<void>): Promise<T> {
    const line = this.#line(id);
    line.waiting++;
    try {
      if (ready) await ready;
      const written = line.last.then(write);
      line.last = written.catch(() => {});
      return await written;
    } finally {
      if (--line.waiting === 0) this.#lines.delete(id);
    }
  }

  #line(id: string): Line {
    const line = this.#lines.get(id) ?? { waiting: 0, last: Promise.resolve() };
    this.#lines.set(id, line);
    return line;
  }
}
