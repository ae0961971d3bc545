/** Who wants to know that a table has changed, as soon as this process has changed it. */
export class Changes {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Listens to one table until the returned function is called. */
  listen(table: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(table);
    };
  }

  /** A change of a table is on disk. */
  tell(table: string): void {
    for (const listener of [...(this.#listeners.get(table) ?? [])]) listener();
  }
}
