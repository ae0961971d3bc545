import { hash } from 'node:crypto';
import { Keyv, type KeyvStorageAdapter } from 'keyv';

/** What Keyv can keep values in. */
export type KeyvStore = KeyvStorageAdapter | Map<string, string>;

/** Values to write to a store, by the name they have there; null drops one. */
export type Changes = ReadonlyMap<string, string | null>;

/** The longest text that is one value: MySQL's `TEXT` takes 65,535 bytes, and no letter has more than three per unit. */
const LONGEST_VALUE = 20_000;
/** The longest name of a value: MySQL's key. */
const LONGEST_NAME = 255;
/** The names are on so many lists, so that each is short. */
const BUCKETS = 1024;
/** How much is asked of a server at once: what waits in a queue counts as not answered. */
const AT_ONCE = 64;
/** How long a server may take to answer. */
const PATIENCE_MS = 5000;

/** What is not a record has a sign in its name that no encoded key has. */
const partName = (digest: string, part: number) => `~${digest}~${part}`;
const bucketName = (bucket: number) => `~names~${bucket}`;
const bucketOf = (name: string) => bucketName(Number.parseInt(hash('sha256', name).slice(0, 8), 16) % BUCKETS);

/** A key in small letters and signs that every store tells apart: some take A for a, and some ä for a as well. */
export function encodeKey(key: string): string {
  return key.replace(/[^a-z\d:-]/gu, (letter) => Buffer.from(letter).toString('hex').replace(/../g, '%$&'));
}

export function decodeKey(name: string): string {
  return decodeURIComponent(name);
}

/**
 * A namespace of a Keyv store: texts of any length under keys of any letters, also where a store limits both, and no failure
 * goes unheard. What is staged is read as if it were there already.
 */
export class Space {
  readonly #keyv: Keyv<string>;
  readonly #longestName: number;
  readonly #isListed: boolean;
  readonly #staged = new Map<string, string | null>();
  #failures: unknown[] = [];

  constructor(store: KeyvStore, namespace: string, { isListed = true } = {}) {
    this.#keyv = new Keyv<string>({
      store,
      namespace,
      serialization: {
        stringify: (entry: unknown) => (entry as { value: string }).value,
        parse: <T>(text: string) => ({ value: text }) as T,
      },
      checkExpired: false,
    });
    this.#longestName = LONGEST_NAME - namespace.length - 1;
    this.#isListed = isListed;
    this.#keyv.on('error', (error: unknown) => {
      this.#failures = [error];
    });
  }

  /** The text under a key. */
  async text(key: string): Promise<string | undefined> {
    return this.#text(this.#nameOf(key));
  }

  async texts(keys: readonly string[]): Promise<(string | undefined)[]> {
    return mapped(keys, (key) => this.text(key));
  }

  async set(key: string, text: string): Promise<void> {
    await this.#write(await this.changesFor(new Map([[key, text]])));
  }

  async delete(key: string): Promise<void> {
    await this.#write(await this.changesFor(new Map([[key, undefined]])));
  }

  /**
   * The keys with this prefix, page by page, from lists of our own: not every adapter has an iterator, and those that have
   * one read every value on the way or fail when a key goes meanwhile.
   */
  async *keys(prefix = ''): AsyncGenerator<string[]> {
    for (let first = 0; first < BUCKETS; first += AT_ONCE) {
      const lists = Array.from({ length: AT_ONCE }, (_, n) => this.#list(bucketName(first + n)));
      const names = (await Promise.all(lists)).flat();
      yield names.filter((name) => name.startsWith(encodeKey(prefix))).map(decodeKey);
    }
  }

  /** What is to be written so that each key has its text, or is gone where it has none. */
  async changesFor(texts: ReadonlyMap<string, string | undefined>): Promise<Changes> {
    const named = new Map([...texts].map(([key, text]) => [this.#nameOf(key), text] as const));
    const before = new Map(await mapped([...named.keys()], async (name) => [name, await this.#value(name)] as const));
    const changes = [...named].flatMap(([name, text]) => changesBetween(name, before.get(name), text));
    const moved = [...named].filter(([name, text]) => (text === undefined) !== (before.get(name) === undefined));
    return new Map([...changes, ...(this.#isListed ? await this.#listChanges(moved) : [])]);
  }

  /** From now on these changes are read, whether the store has them or not. */
  stage(changes: Changes): void {
    for (const [name, value] of changes) this.#staged.set(name, value);
  }

  /** Writes what is staged. */
  async apply(): Promise<void> {
    if (this.#staged.size === 0) return;
    await this.#write(this.#staged);
    this.#staged.clear();
  }

  async disconnect(): Promise<void> {
    await inTime(this.#keyv.disconnect());
  }

  /** A name that is too long for a store would be refused when it is too late. */
  #nameOf(key: string): string {
    const name = encodeKey(key);
    if (name.length > this.#longestName) throw new Error(`The key ${key} is too long for a Keyv store.`);
    return name;
  }

  async #text(name: string): Promise<string | undefined> {
    for (let value = await this.#value(name); ; ) {
      const parts = await mapped(partsOf(value), (part) => this.#value(part));
      if (parts.length === 0) return value;
      if (parts.every((part) => part !== undefined)) return parts.join('');
      // Another text may have taken its place meanwhile; if not, it is damaged.
      const before = value;
      value = await this.#value(name);
      if (value === before) return value;
    }
  }

  async #list(bucket: string): Promise<string[]> {
    return JSON.parse((await this.#text(bucket)) ?? '[]');
  }

  /** What is to be written so that the lists have the names that came, and not those that went. */
  async #listChanges(moved: readonly (readonly [string, string | undefined])[]): Promise<[string, string | null][]> {
    const buckets = Map.groupBy(moved, ([name]) => bucketOf(name));
    const changes = await mapped([...buckets], async ([bucket, members]) => {
      const names = new Set(await this.#list(bucket));
      for (const [name, text] of members) text === undefined ? names.delete(name) : names.add(name);
      return changesBetween(bucket, await this.#value(bucket), JSON.stringify([...names]));
    });
    return changes.flat();
  }

  /** Writes changes: what is new before what points to it, and what is old after that. */
  async #write(changes: Changes): Promise<void> {
    const phases = Map.groupBy(changes, ([name, value]) =>
      value === null ? 'old' : name[0] === '~' ? 'part' : 'head',
    );
    for (const phase of ['part', 'head', 'old'] as const)
      await mapped(phases.get(phase) ?? [], ([name, value]) => this.#put(name, value));
  }

  async #value(name: string): Promise<string | undefined> {
    const staged = this.#staged.get(name);
    if (staged !== undefined) return staged ?? undefined;
    return this.#heard(
      () => this.#keyv.get(name),
      (value) => value !== undefined,
    );
  }

  async #put(name: string, value: string | null): Promise<void> {
    if (value === null) await this.#heard(() => this.#keyv.delete(name));
    else if (!(await this.#heard(() => this.#keyv.set(name, value))))
      throw new Error('The store did not take a value.');
  }

  /** Many adapters tell of a failure beside an answer that looks like any other; a value that was read is no failure. */
  async #heard<T>(ask: () => Promise<T>, isSure: (answer: T) => boolean = () => false): Promise<T> {
    const before = this.#failures;
    const answer = await inTime(ask());
    if (this.#failures !== before && !isSure(answer)) throw this.#failures[0];
    return answer;
  }
}

/** Asks for all of it, but not for too much at once. */
async function mapped<T, R>(items: readonly T[], ask: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let first = 0; first < items.length; first += AT_ONCE)
    answers.push(...(await Promise.all(items.slice(first, first + AT_ONCE).map(ask))));
  return answers;
}

/** Some adapters wait for ever for a server that is away. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('it does not answer')), PATIENCE_MS);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The names of the parts that a value points to; none if it is a text itself. */
function partsOf(value: string | undefined): string[] {
  const [, digest, count] = /^~([\da-f]{64})~(\d+)$/.exec(value ?? '') ?? [];
  return digest === undefined ? [] : Array.from({ length: Number(count) }, (_, part) => partName(digest, part));
}

/** What is to be written under a name so that a text takes the place of a value. */
function changesBetween(name: string, before: string | undefined, text: string | undefined): [string, string | null][] {
  const now = text === undefined ? [] : valuesOf(name, text);
  const kept = new Set(now.map(([one]) => one));
  const gone = [...partsOf(before), ...(before === undefined ? [] : [name])].filter((one) => !kept.has(one));
  return [...now, ...gone.map((one): [string, null] => [one, null])];
}

/** A text as values: itself if it is short, or its parts and what points to them. */
function valuesOf(name: string, text: string): [string, string][] {
  if (text.length <= LONGEST_VALUE && partsOf(text).length === 0) return [[name, text]];
  const digest = hash('sha256', `${name} ${text}`);
  // No part ends in the middle of a letter.
  const parts = text.match(/[\s\S]{1,19999}(?![\udc00-\udfff])/g) ?? [];
  return [
    ...parts.map((part, n): [string, string] => [partName(digest, n), part]),
    [name, `~${digest}~${parts.length}`],
  ];
}
