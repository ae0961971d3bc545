/** Runs the work of each key one after the other, in order of arrival; keys do not wait for each other. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs work once everything before it under this key is done. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const { before, leave } = this.enter(key);
    try {
      if (before) await before;
      return await work();
    } finally {
      leave();
    }
  }

  /** Takes a place in the queue. `before` is what to wait for, if anything; whoever gives up waiting leaves as well. */
  enter(key: string): { readonly before: Promise<unknown> | undefined; leave(): void } {
    const before = this.#last.get(key);
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const through = Promise.all([before, left]).then(() => {
      if (this.#last.get(key) === through) this.#last.delete(key);
    });
    this.#last.set(key, through);
    return { before, leave };
  }

  /** Waits for everything that is queued now. */
  async drain(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
