import { rememberNewest } from './lru.ts';

/** So many records are remembered; what is forgotten is read and checked once more. */
const MOST = 500;

/** A record, and the text that it was read from or became. */
interface Entry {
  readonly text: string;
  readonly value: unknown;
}

/**
 * What this process last read or wrote, so that nobody parses and checks the same text again. Whether it is still there the
 * database says, with every read or when something is committed that rests on it: another text is another record.
 */
export class RecordCache {
  readonly #entries = new Map<string, Entry>();

  /** What was last seen under this key; it may be another by now. */
  last(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** The value of this text, if it is the one that was last seen under this key. */
  find(key: string, text: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry?.text === text ? entry : undefined;
  }

  /** Remembers what a text stands for. */
  keep(key: string, text: string, value: unknown): void {
    rememberNewest(this.#entries, key, { text, value }, MOST);
  }
}
