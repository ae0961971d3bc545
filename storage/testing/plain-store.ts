const shelves = new Map<string, Map<string, string>>();

/**
 * A Keyv store with nothing but what every one has: no iterator and nothing for many at once. Stores with the same address
 * have the same values; it remembers in this process only.
 */
export default class PlainStore {
  readonly #values: Map<string, string>;

  constructor(uri = '') {
    this.#values = shelves.get(uri) ?? shelves.set(uri, new Map()).get(uri)!;
  }

  async get<Value>(key: string): Promise<Value | undefined> {
    return this.#values.get(key) as Value | undefined;
  }

  async set(key: string, value: string): Promise<void> {
    this.#values.set(key, value);
  }

  async delete(key: string): Promise<boolean> {
    return this.#values.delete(key);
  }

  async clear(): Promise<void> {
    this.#values.clear();
  }
}
