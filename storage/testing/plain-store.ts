const stores = new Map<string, Map<string, string>>();

/**
 * A minimal Keyv store without an iterator and bulk operations. Stores with the same address share their values within
 * this process.
 */
export default class PlainStore {
  readonly #values: Map<string, string>;

  constructor(uri = '') {
    this.#values = stores.get(uri) ?? stores.set(uri, new Map()).get(uri)!;
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
