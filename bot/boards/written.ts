import { Lru } from '../../storage/lru.ts';
import type { LoadedTable } from '../host/table/table.ts';

/** So many boards are remembered; what is forgotten is written once more. */
const MOST = 1000;

/** What a board says. */
interface BoardText {
  readonly message: string;
  readonly revision: number;
  readonly body: string;
}

/** Revisions of a table that follow each other, from the first to the last. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** What stands on boards, so that none is edited when nothing on it changes: an edit costs, and at some tables nobody may see that somebody moved. */
export class Written {
  readonly #boards = new Lru<BoardText>(MOST);
  /** The latest changes that were made here, whether they were shown or not. */
  readonly #seen = new Lru<Run>(MOST);

  /** Notes a change that was made in this process. */
  noteChange({ table: { id, revision } }: LoadedTable): void {
    const run = this.#seen.get(id);
    if (run && revision >= run.from && revision <= run.to) return;
    const from = run && revision === run.to + 1 ? run.from : revision;
    this.#seen.set(id, { from, to: revision });
  }

  /** Whether the board of a table says this already; a revision that was missed may have changed it in another process. */
  has({ table }: LoadedTable, message: string, body: object): boolean {
    const last = this.#boards.get(table.id);
    if (last?.message !== message || last.body !== JSON.stringify(body)) return false;
    const { from, to } = this.#seen.get(table.id) ?? { from: table.revision, to: table.revision };
    const isSeen = from <= last.revision + 1 && to >= table.revision - 1;
    return isSeen || last.revision >= table.revision - 1;
  }

  /** Whether this message shows the table as it is, perhaps with a menu open. */
  isPresent({ table }: LoadedTable, message: string): boolean {
    const last = this.#boards.get(table.id);
    return last?.message === message && last.revision === table.revision;
  }

  /** Remembers what a table's board says now. */
  note({ table }: LoadedTable, message: string, body: object): void {
    this.#boards.set(table.id, { message, revision: table.revision, body: JSON.stringify(body) });
  }

  /** Nobody knows what the board of a table says: something is on its way to it, or was and did not arrive. */
  forget(table: string): void {
    this.#boards.delete(table);
  }
}
