/** Listeners to changes of tables made in this process. */
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

  /** Tells listeners that a change of a table is on disk. */
  emit(table: string): void {
    for (const listener of [...(this.#listeners.get(table) ?? [])]) listener();
  }
}
