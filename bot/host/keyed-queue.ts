/** Work under one name is done one after the other, in the order in which it came; other names do not wait for it. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does the work when all that came before it under this name is done. */
  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(name) ?? Promise.resolve()).then(work, work);
    const leave = () => {
      if (this.#last.get(name) === mine) this.#last.delete(name);
    };
    this.#last.set(name, mine);
    mine.then(leave, leave);
    return mine;
  }
}
