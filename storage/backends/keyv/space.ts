import { hash } from 'node:crypto';
import { Keyv, type KeyvStorageAdapter } from 'keyv';

export type KeyvStore = KeyvStorageAdapter | Map<string, string>;

/** Values by stored name. Null deletes the name. */
export type ValueChanges = ReadonlyMap<string, string | null>;

/** Maximum length of a value in UTF-16 units. MySQL's `TEXT` holds 65,535 bytes, and a unit takes up to three. */
const MAX_VALUE_LENGTH = 20_000;
/** Maximum length of a stored name including its namespace, from MySQL's key column. */
const MAX_NAME_LENGTH = 255;
/** Number of buckets over which the list of stored names is distributed, so that each entry stays short. */
const BUCKETS = 1024;
/** Maximum number of concurrent requests. Queued requests count towards the timeout. */
const MAX_CONCURRENT = 64;
/** Timeout of a request. */
const REPLY_TIMEOUT_MS = 5000;

/** Returns the stored name of a part. Names that are not those of records contain `~`, which no encoded key does. */
const partName = (digest: string, part: number) => `~${digest}~${part}`;
const bucketName = (bucket: number) => `~names~${bucket}`;
const bucketOf = (name: string) => Number.parseInt(hash('sha256', name).slice(0, 8), 16) % BUCKETS;
/** Name of the list of buckets that contain names, so that a small database is listed with few requests. */
const BUCKET_LIST = '~buckets';

/**
 * Encodes a key with characters that every store distinguishes: lowercase letters, digits, `:`, `-` and `%`. Some
 * stores ignore case or accents.
 */
export function encodeKey(key: string): string {
  return key.replace(/[^a-z\d:-]/gu, (letter) => Buffer.from(letter).toString('hex').replace(/../g, '%$&'));
}

export function decodeKey(name: string): string {
  return decodeURIComponent(name);
}

/**
 * A namespace of a Keyv store. Stores texts of any length, even if the store limits it, and reports every error. Staged
 * changes are visible to reads.
 */
export class Space {
  readonly #keyv: Keyv<string>;
  readonly #maxNameLength: number;
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
    this.#maxNameLength = MAX_NAME_LENGTH - namespace.length - 1;
    this.#isListed = isListed;
    this.#keyv.on('error', (error: unknown) => {
      this.#failures = [error];
    });
  }

  async text(key: string): Promise<string | undefined> {
    return this.#text(this.#nameOf(key));
  }

  async texts(keys: readonly string[]): Promise<(string | undefined)[]> {
    return mapInBatches(keys, (key) => this.text(key));
  }

  async set(key: string, text: string): Promise<void> {
    await this.#write(await this.changesFor(new Map([[key, text]])));
  }

  async delete(key: string): Promise<void> {
    await this.#write(await this.changesFor(new Map([[key, undefined]])));
  }

  /**
   * Returns the keys with this prefix, in pages, from the namespace's own lists of names. Not every adapter has an
   * iterator, and the existing ones read every value or fail if a key is deleted meanwhile.
   */
  async *keys(prefix = ''): AsyncGenerator<string[]> {
    const buckets = await this.#list<number>(BUCKET_LIST);
    for (let first = 0; first < buckets.length; first += MAX_CONCURRENT) {
      const lists = buckets
        .slice(first, first + MAX_CONCURRENT)
        .map((bucket) => this.#list<string>(bucketName(bucket)));
      const names = (await Promise.all(lists)).flat();
      yield names.filter((name) => name.startsWith(encodeKey(prefix))).map(decodeKey);
    }
  }

  /** Returns the changes that set each key to its text, or delete the key if its text is undefined. */
  async changesFor(texts: ReadonlyMap<string, string | undefined>): Promise<ValueChanges> {
    const named = new Map([...texts].map(([key, text]) => [this.#nameOf(key), text] as const));
    const before = new Map(
      await mapInBatches([...named.keys()], async (name) => [name, await this.#value(name)] as const),
    );
    const changes = [...named].flatMap(([name, text]) => changesBetween(name, before.get(name), text));
    const moved = [...named].filter(([name, text]) => (text === undefined) !== (before.get(name) === undefined));
    return new Map([...changes, ...(this.#isListed ? await this.#listChanges(moved) : [])]);
  }

  /** Makes changes visible to reads before the store has them. */
  stage(changes: ValueChanges): void {
    for (const [name, value] of changes) this.#staged.set(name, value);
  }

  async apply(): Promise<void> {
    if (this.#staged.size === 0) return;
    await this.#write(this.#staged);
    this.#staged.clear();
  }

  async disconnect(): Promise<void> {
    await withTimeout(this.#keyv.disconnect());
  }

  /**
   * Returns the stored name of a key. Throws early if it is too long, because the store would reject it during a
   * commit.
   */
  #nameOf(key: string): string {
    const name = encodeKey(key);
    if (name.length > this.#maxNameLength) throw new Error(`The key ${key} is too long for a Keyv store.`);
    return name;
  }

  async #text(name: string): Promise<string | undefined> {
    for (let value = await this.#value(name); ; ) {
      const parts = await mapInBatches(partsOf(value), (part) => this.#value(part));
      if (parts.length === 0) return value;
      if (parts.every((part) => part !== undefined)) return parts.join('');
      // Retry if the value was replaced meanwhile. Otherwise it is damaged.
      const before = value;
      value = await this.#value(name);
      if (value === before) return value;
    }
  }

  async #list<Item>(name: string): Promise<Item[]> {
    return JSON.parse((await this.#text(name)) ?? '[]');
  }

  /** Returns the changes that add the names of new keys to the name lists and remove those of deleted keys. */
  async #listChanges(moved: readonly (readonly [string, string | undefined])[]): Promise<[string, string | null][]> {
    const buckets = Map.groupBy(moved, ([name]) => bucketOf(name));
    const changes = await mapInBatches([...buckets], async ([bucket, members]) => {
      const names = new Set(await this.#list<string>(bucketName(bucket)));
      for (const [name, text] of members) text === undefined ? names.delete(name) : names.add(name);
      return this.#listChange(bucketName(bucket), names);
    });
    const listed = new Set(buckets.size > 0 ? await this.#list<number>(BUCKET_LIST) : []);
    const all = listed.union(new Set(buckets.keys()));
    return [...changes.flat(), ...(all.size > listed.size ? await this.#listChange(BUCKET_LIST, all) : [])];
  }

  async #listChange(name: string, items: Iterable<unknown>): Promise<[string, string | null][]> {
    return changesBetween(name, await this.#value(name), JSON.stringify([...items]));
  }

  /** Writes changes in a safe order: new parts, then the values that point to them, then deletions. */
  async #write(changes: ValueChanges): Promise<void> {
    const phases = Map.groupBy(changes, ([name, value]) =>
      value === null ? 'old' : name[0] === '~' ? 'part' : 'head',
    );
    for (const phase of ['part', 'head', 'old'] as const)
      await mapInBatches(phases.get(phase) ?? [], ([name, value]) => this.#put(name, value));
  }

  async #value(name: string): Promise<string | undefined> {
    const staged = this.#staged.get(name);
    if (staged !== undefined) return staged ?? undefined;
    return this.#request(
      () => this.#keyv.get(name),
      (value) => value !== undefined,
    );
  }

  async #put(name: string, value: string | null): Promise<void> {
    if (value === null) await this.#request(() => this.#keyv.delete(name));
    else if (!(await this.#request(() => this.#keyv.set(name, value))))
      throw new Error('The store did not accept a value.');
  }

  /** Runs a request and throws errors that the adapter only emits, unless `isResult` accepts the answer. */
  async #request<T>(run: () => Promise<T>, isResult: (answer: T) => boolean = () => false): Promise<T> {
    const before = this.#failures;
    const answer = await withTimeout(run());
    if (this.#failures !== before && !isResult(answer)) throw this.#failures[0];
    return answer;
  }
}

/** Runs at most `MAX_CONCURRENT` requests at the same time. Returns their answers in order. */
async function mapInBatches<T, R>(items: readonly T[], request: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let first = 0; first < items.length; first += MAX_CONCURRENT)
    answers.push(...(await Promise.all(items.slice(first, first + MAX_CONCURRENT).map(request))));
  return answers;
}

/** Rejects after a timeout, because some adapters wait forever for an unreachable server. */
async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('it does not respond')), REPLY_TIMEOUT_MS);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the names of the parts that a value points to. Empty for a plain text. */
function partsOf(value: string | undefined): string[] {
  const [, digest, count] = /^~([\da-f]{64})~(\d+)$/.exec(value ?? '') ?? [];
  return digest === undefined ? [] : Array.from({ length: Number(count) }, (_, part) => partName(digest, part));
}

/** Returns the changes that replace a value with a text, or delete it if the text is undefined. */
function changesBetween(name: string, before: string | undefined, text: string | undefined): [string, string | null][] {
  const now = text === undefined ? [] : valuesOf(name, text);
  const kept = new Set(now.map(([one]) => one));
  const gone = [...partsOf(before), ...(before === undefined ? [] : [name])].filter((each) => !kept.has(each));
  return [...now, ...gone.map((each): [string, null] => [each, null])];
}

/** Returns a text as values: itself if it is short, otherwise its parts and a pointer. */
function valuesOf(name: string, text: string): [string, string][] {
  if (text.length <= MAX_VALUE_LENGTH && partsOf(text).length === 0) return [[name, text]];
  const digest = hash('sha256', `${name} ${text}`);
  // No part ends inside a surrogate pair.
  const parts = text.match(/[\s\S]{1,19999}(?![\udc00-\udfff])/g) ?? [];
  return [
    ...parts.map((part, n): [string, string] => [partName(digest, n), part]),
    [name, `~${digest}~${parts.length}`],
  ];
}

type Adapter = new (address: string | undefined, options?: object) => KeyvStore;

/** Packages of the adapters that have their own address scheme, by scheme. */
const PACKAGES: Readonly<Record<string, string>> = {
  mysql: '@keyv/mysql',
  mongodb: '@keyv/mongo',
  etcd: '@keyv/etcd',
  valkey: '@keyv/valkey',
};

/**
 * Options by package. Without its option, MongoDB's client searches for a server for 30 s and keeps the process alive.
 */
const OPTIONS: Readonly<Record<string, object>> = { '@keyv/mongo': { serverSelectionTimeoutMS: 3000 } };

const NAMESPACE = 'longtable';

export function isKeyvAddress(url: string): boolean {
  return /^keyv:[^?]/.test(url) || (schemeOf(url) in PACKAGES && !!URL.parse(url)?.host);
}

/**
 * Creates `count` stores at an address, because a store has only one namespace. Adapters without their own scheme use
 * `keyv:<package or file>?uri=<address>`, with further options as parameters.
 */
export async function makeStores(url: string, count: number): Promise<{ stores: KeyvStore[]; namespace: string }> {
  const { name, uri, namespace, options } = parseAddress(url);
  const Adapter = await load(name);
  return { stores: Array.from({ length: count }, () => new Adapter(uri, options)), namespace };
}

function parseAddress(url: string) {
  const listed = PACKAGES[schemeOf(url)];
  // Valkey's client only accepts `redis:` addresses.
  if (listed)
    return { name: listed, uri: url.replace(/^valkey:/, 'redis:'), namespace: NAMESPACE, options: OPTIONS[listed] };
  const [, name = '', query = ''] = /^keyv:([^?]+)\??(.*)$/.exec(url) ?? [];
  const { uri, namespace = NAMESPACE, ...rest } = Object.fromEntries(new URLSearchParams(query));
  const options = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, parsed(value)]));
  return { name, uri, namespace, options };
}

function schemeOf(url: string): string {
  return /^([a-z]+):\/\//.exec(url)?.[1] ?? '';
}

async function load(name: string): Promise<Adapter> {
  try {
    return (await import(name)).default;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(`The storage address needs the Keyv adapter ${name}. Install it: npm install ${name}`, {
      cause: error,
    });
  }
}

/** Parses a text as JSON, such as a number or boolean. Returns the text itself if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
