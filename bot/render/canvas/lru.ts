/** A map that forgets what was not used for the longest time. */
export class Lru<T> {
  readonly #kept = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns what is kept under a key, making it the first time. */
  get(key: string, make: () => T): T {
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const made = make();
    this.#kept.set(key, made);
    if (this.#kept.size > this.#most) for (const oldest of this.#kept.keys()) return this.#forget(oldest, made);
    return made;
  }

  #forget(key: string, made: T): T {
    this.#kept.delete(key);
    return made;
  }
}
