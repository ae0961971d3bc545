import { EventEmitter } from 'node:events';
import { Keyv, type KeyvStorageAdapter, type KeyvStorageEntry, keyvStorageCapability } from 'keyv';
import { type Backend, type Database, type Guard, UNGUARDED, type WriteOutcome, type WriteSet } from '../backend.ts';

/** A Keyv whose values are the texts of records. */
export type TextKeyv<Store extends KeyvStorageAdapter = Backend> = Keyv<string> & { readonly store: Store };

/**
 * Returns a Keyv on a database. It stores texts as they are, because they already have Keyv's default serialization of
 * a record: `{"value": …}`.
 */
export function keyvOn<Store extends KeyvStorageAdapter>(store: Store): TextKeyv<Store> {
  const serialization = {
    stringify: (entry: unknown) => (entry as { value: string }).value,
    parse: <T>(text: string) => ({ value: text }) as T,
  };
  // Without an error listener Keyv throws errors instead of emitting them.
  return new Keyv<string>({ store, serialization, checkExpired: false }) as TextKeyv<Store>;
}

/**
 * Returns a function that commits the writes that are made through the Keyv it passes, all of them or, unless the guard
 * and the conditions hold, none. A Keyv is used again, because its creation takes as long as its writes.
 */
export function commitsThroughKeyv(database: Database) {
  const idle: TextKeyv<KeyvTransaction & KeyvStorageAdapter>[] = [];
  return async (
    writeTo: (keyv: Keyv<string>) => Promise<unknown>,
    { conditions, guard }: { readonly conditions: Omit<WriteSet, 'puts' | 'drops'>; readonly guard: Guard },
  ): Promise<WriteOutcome> => {
    const keyv = idle.pop() ?? keyvOn(new KeyvTransaction(database) as KeyvTransaction & KeyvStorageAdapter);
    await writeTo(keyv);
    const writes = keyv.store.take();
    idle.push(keyv);
    return database.commit({ ...conditions, ...writes }, guard);
  };
}

/** Adds Keyv's adapter interface to a database. */
export function asBackend(database: Database): Backend {
  // Node's EventEmitter matches Keyv's except for the listener type.
  return Object.assign(new DatabaseAdapter(database), database) as Database & object as Backend;
}

/** Implements Keyv's adapter interface with `texts`, `keys` and `commit`. */
export class DatabaseAdapter extends EventEmitter implements Omit<KeyvStorageAdapter, keyof EventEmitter> {
  readonly opts = {};
  namespace?: string | undefined;
  readonly #database: Database;

  constructor(database: Database) {
    super();
    this.#database = database;
  }

  get capabilities() {
    return keyvStorageCapability(this);
  }

  async get<Value>(key: string) {
    return (await this.getMany<Value>([key]))[0];
  }

  async getMany<_Value>(keys: string[]) {
    return this.#database.texts(keys.map((key) => this.#prefix + key));
  }

  async has(key: string): Promise<boolean> {
    return (await this.get(key)) !== undefined;
  }

  async hasMany(keys: string[]): Promise<boolean[]> {
    return (await this.getMany(keys)).map((text) => text !== undefined);
  }

  async set(key: string, text: unknown, expires?: number): Promise<boolean> {
    const entry = { key, value: text, ...(expires !== undefined && { expires }) };
    return (await this.setMany([entry]))[0] === true;
  }

  async setMany<Value>(entries: KeyvStorageEntry<Value>[]): Promise<boolean[]> {
    const puts = new Map(entries.map(({ key, value }) => [this.#prefix + key, value as string]));
    const expires = new Map(entries.flatMap((each) => (each.expires ? [[this.#prefix + each.key, each.expires]] : [])));
    await this.#database.commit({ puts, drops: [], expires }, UNGUARDED);
    return entries.map(() => true);
  }

  async delete(key: string): Promise<boolean> {
    return (await this.deleteMany([key]))[0] === true;
  }

  /** Deletes keys. Returns for each whether it existed. */
  async deleteMany(keys: string[]): Promise<boolean[]> {
    const were = await this.hasMany(keys);
    if (were.includes(true))
      await this.#database.commit({ puts: new Map(), drops: keys.map((key) => this.#prefix + key) }, UNGUARDED);
    return were;
  }

  async clear(): Promise<void> {
    for await (const drops of this.#database.keys(this.#prefix))
      await this.#database.commit({ puts: new Map(), drops }, UNGUARDED);
  }

  /** Yields the keys and texts of the namespace. Reads in pages, so that the caller can write while iterating. */
  async *iterator<Value>(): AsyncGenerator<[string, Awaited<Value>], void> {
    for await (const keys of this.#database.keys(this.#prefix)) {
      const texts = await this.#database.texts(keys);
      for (const [n, key] of keys.entries())
        if (texts[n] !== undefined) yield [key.slice(this.#prefix.length), texts[n] as Awaited<Value>];
    }
  }

  async disconnect(): Promise<void> {
    await this.#database.close();
  }

  get #prefix(): string {
    return this.namespace ? `${this.namespace}:` : '';
  }
}

/** Collects the writes of a commit as the store of a Keyv. */
class KeyvTransaction extends DatabaseAdapter {
  #puts = new Map<string, string>();
  #drops: string[] = [];

  /** Returns the writes so far, and forgets them. */
  take(): Pick<WriteSet, 'puts' | 'drops'> {
    const writes = { puts: this.#puts, drops: this.#drops };
    [this.#puts, this.#drops] = [new Map(), []];
    return writes;
  }

  override async setMany<Value>(entries: KeyvStorageEntry<Value>[]): Promise<boolean[]> {
    for (const { key, value } of entries) this.#puts.set(key, value as string);
    return entries.map(() => true);
  }

  override async deleteMany(keys: string[]): Promise<boolean[]> {
    this.#drops.push(...keys);
    return keys.map(() => true);
  }
}

/** Returns an error that names the server and the reason, without the account and password of its address. */
export function unreachableError(server: string, url: string, cause: unknown): Error {
  // Unescaped, these characters end the password early, and the rest of it would be quoted as the host.
  if (/^\w+:\/\/[^@]*[/?#].*@|^\w+:\/\/.*@.*@/s.test(url))
    return new Error(
      `${server} at ${addressOf(url)} cannot be used: a character of the password needs escaping. Put the password into DATABASE_PASSWORD instead.`,
      { cause },
    );
  const reason = cause instanceof AggregateError ? cause.errors.join(', ') : (cause as Error).message;
  const text = `${server} at ${addressOf(url)} cannot be used: ${withoutSecrets(reason, url)}.`;
  return new Error(joinSentences(text, adviceFor(cause)), { cause });
}

/** Advice for codes of errors of database servers and connections. */
const ADVICE: readonly (readonly [code: RegExp, advice: string])[] = [
  [
    /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|57P)/,
    'Start the database server if it is down, or correct its address in DATABASE_URL.',
  ],
  [/^(28|WRONGPASS|NOAUTH)/, 'Correct DATABASE_PASSWORD, or the user in DATABASE_URL.'],
  [/^3D000$/, 'Create the database, or correct its name in DATABASE_URL.'],
  [/^53100$/, 'Free up space on the disk of the database server.'],
  [/^CERT_HAS_EXPIRED$/, 'Renew the certificate of the database server.'],
  [/ALTNAME/, 'Use the host of the server’s certificate in DATABASE_URL.'],
  [
    /SELF_SIGNED|^UNABLE_TO_|UNTRUSTED/,
    'Name the file with the certificate of its authority: sslrootcert in DATABASE_URL for PostgreSQL, otherwise NODE_EXTRA_CA_CERTS.',
  ],
];

/** Returns what an operator can do about an error of a database server. Undefined if it is not known. */
export function adviceFor(error: unknown): string | undefined {
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  const { code, message = '' } = first as { code?: unknown; message?: string };
  const shown = typeof code === 'string' ? code : message;
  return ADVICE.find(([pattern]) => pattern.test(shown))?.[1];
}

/** Joins sentences, of which the second may be missing. */
export function joinSentences(text: string, advice: string | undefined): string {
  return advice === undefined ? text : `${text} ${advice}`;
}

/** Returns the host and database of an address, or the adapter and the host of its `uri` for a Keyv address. */
function addressOf(url: string): string {
  const { adapter, parameters } = keyvParts(url);
  if (adapter !== undefined) return [adapter, addressOf(parameters.get('uri') ?? '')].join(' ').trim();
  return url.replace(/^([a-z]+:\/\/)?.*@/s, '$1').replace(/\?.*/s, '');
}

/** Replaces secrets in a reason, because client libraries quote addresses and options in their errors. */
function withoutSecrets(reason: string, url: string): string {
  const { adapter, parameters } = keyvParts(url);
  const options = [...parameters].filter(([name]) => /pass|secret|token|auth/i.test(name)).map(([, value]) => value);
  const [, account = ''] =
    /^(?:[a-z]+:\/\/)?(.*)@/s.exec(adapter === undefined ? url : (parameters.get('uri') ?? '')) ?? [];
  const password = account.slice(account.indexOf(':') + 1);
  const secrets = [account, password, ...options].flatMap((secret) => [secret, decoded(secret)]);
  return secrets.filter((secret) => secret !== '').reduce((text, secret) => text.replaceAll(secret, '…'), reason);
}

function keyvParts(url: string): { adapter?: string | undefined; parameters: URLSearchParams } {
  const [, adapter, query] = /^keyv:([^?]+)\??(.*)$/s.exec(url) ?? [];
  return { adapter, parameters: new URLSearchParams(query ?? '') };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
