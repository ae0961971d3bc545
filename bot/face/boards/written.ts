import type { Seated } from '../../host/table/table.ts';

/** So many boards are remembered; what is forgotten is written once more. */
const MOST = 1000;

/** What stands on boards, so that none is edited when nothing on it changes: an edit shows, and at some tables nobody may see that somebody moved. */
export class Written {
  readonly #boards = new Map<string, { readonly revision: number; readonly body: string }>();

  /** Whether the board of a table says this already; a revision that was missed may have changed it in another process. */
  has({ table }: Seated, body: object): boolean {
    const last = this.#boards.get(table.id);
    return last !== undefined && last.revision >= table.revision - 1 && last.body === JSON.stringify(body);
  }

  /** Remembers what a table's board says now. */
  note({ table }: Seated, body: object): void {
    this.#boards.delete(table.id);
    this.#boards.set(table.id, { revision: table.revision, body: JSON.stringify(body) });
    const [oldest] = this.#boards.keys();
    if (this.#boards.size > MOST && oldest !== undefined) this.#boards.delete(oldest);
  }
}
