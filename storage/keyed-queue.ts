/** Runs tasks of the same key one at a time, in order of arrival. Different keys are independent. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs work after all earlier work of this key. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const { before, leave } = this.enter(key);
    try {
      if (before) await before;
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Joins the queue. `before` is the promise to wait for, or undefined if the queue is empty. A caller that stops
   * waiting must call `leave` too.
   */
  enter(key: string): { readonly before: Promise<unknown> | undefined; leave(): void } {
    const before = this.#last.get(key);
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const through = Promise.all([before, left]).then(() => {
      if (this.#last.get(key) === through) this.#last.delete(key);
    });
    this.#last.set(key, through);
    return { before, leave };
  }

  /** Waits for all queued work. */
  async drain(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
