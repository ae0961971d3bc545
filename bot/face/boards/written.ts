import type { Seated } from '../../host/table/table.ts';

/** So many boards are remembered; what is forgotten is written once more. */
const MOST = 1000;

/** What a board says. */
interface Standing {
  readonly message: string;
  readonly revision: number;
  readonly body: string;
}

/** What stands on boards, so that none is edited when nothing on it changes: an edit costs, and at some tables nobody may see that somebody moved. */
export class Written {
  readonly #boards = new Map<string, Standing>();

  /** Whether the board of a table says this already; a revision that was missed may have changed it in another process. */
  has({ table }: Seated, message: string, body: object): boolean {
    const last = this.#boards.get(table.id);
    return last?.message === message && last.revision >= table.revision - 1 && last.body === JSON.stringify(body);
  }

  /** Whether this message shows the table as it is, perhaps with a menu open. */
  isPresent({ table }: Seated, message: string): boolean {
    const last = this.#boards.get(table.id);
    return last?.message === message && last.revision === table.revision;
  }

  /** Remembers what a table's board says now. */
  note({ table }: Seated, message: string, body: object): void {
    this.#boards.delete(table.id);
    this.#boards.set(table.id, { message, revision: table.revision, body: JSON.stringify(body) });
    const [oldest] = this.#boards.keys();
    if (this.#boards.size > MOST && oldest !== undefined) this.#boards.delete(oldest);
  }

  /** Nobody knows what the board of a table says: something is on its way to it, or was and did not arrive. */
  forget(table: string): void {
    this.#boards.delete(table);
  }
}
