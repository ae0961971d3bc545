import { EventEmitter } from 'node:events';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { KeyvEntry, KeyvStoreAdapter, StoredData } from 'keyv';
import { Flush } from './flush.ts';

const PAGE = 100;

/** Where the file is, and how many milliseconds to wait while another process writes to it. */
export interface SqliteOptions {
  readonly path: string;
  readonly patience?: number;
}

/** A Keyv store on Node's own SQLite; whatever a write promised is on the disk when its promise resolves. */
export class KeyvSqlite extends EventEmitter implements KeyvStoreAdapter {
  readonly opts: SqliteOptions & { readonly dialect: 'sqlite' };
  readonly database: DatabaseSync;
  namespace?: string | undefined;
  /** Commits are in the log before they are in the file. */
  readonly #log: Flush;
  readonly #statements: ReturnType<typeof prepare>;

  constructor(options: SqliteOptions) {
    super();
    this.opts = { ...options, dialect: 'sqlite' };
    this.database = connect(options);
    this.database.exec(`
      CREATE TABLE IF NOT EXISTS records (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL, expires INTEGER) STRICT;
      CREATE INDEX IF NOT EXISTS records_expires ON records (expires) WHERE expires IS NOT NULL;
    `);
    this.#statements = prepare(this.database);
    this.#log = new Flush(`${options.path}-wal`);
  }

  async get<Value>(key: string): Promise<StoredData<Value> | undefined> {
    return this.#statements.get.get(key, Date.now())?.value as StoredData<Value> | undefined;
  }

  async getMany<Value>(keys: string[]): Promise<Array<StoredData<Value | undefined>>> {
    return Promise.all(keys.map((key) => this.get<Value>(key)));
  }

  async set(key: string, value: string, ttl?: number): Promise<void> {
    await this.setMany([{ key, value, ...(ttl !== undefined && { ttl }) }]);
  }

  async setMany(entries: KeyvEntry[]): Promise<void> {
    this.transaction(() => {
      for (const { key, value, ttl } of entries) this.put(key, value, ttl);
    });
    await this.onDisk();
  }

  async delete(key: string): Promise<boolean> {
    return this.deleteMany([key]);
  }

  /** Whether any of the keys was there. */
  async deleteMany(keys: string[]): Promise<boolean> {
    const isAny = this.transaction(() => keys.filter((key) => this.drop(key)).length > 0);
    await this.onDisk();
    return isAny;
  }

  async has(key: string): Promise<boolean> {
    return this.isThere(key);
  }

  /** Whether there is such a record, told at once. */
  isThere(key: string): boolean {
    return this.#statements.has.get(key, Date.now()) !== undefined;
  }

  async hasMany(keys: string[]): Promise<boolean[]> {
    return Promise.all(keys.map((key) => this.has(key)));
  }

  async clear(): Promise<void> {
    this.#statements.clear.run(prefixOf(this.namespace));
    await this.onDisk();
  }

  /** Reads page by page, so that the caller may write while it walks. */
  async *iterator<Value>(namespace?: string): AsyncGenerator<Array<string | Awaited<Value> | undefined>, void> {
    const prefix = prefixOf(namespace);
    for (let last = ''; ; ) {
      const page = this.#statements.page.all(prefix, last, Date.now(), PAGE) as { key: string; value: string }[];
      for (const { key, value } of page) yield [key, value];
      if (page.length < PAGE) return;
      last = page[PAGE - 1]!.key;
    }
  }

  async disconnect(): Promise<void> {
    await this.#log.close();
    if (this.database.isOpen) this.database.close();
  }

  /** Resolves when every transaction of before is on the disk; where our own way is barred, SQLite has its files open. */
  async onDisk(): Promise<void> {
    try {
      await this.#log.done();
    } catch (error) {
      if (this.#statements.checkpoint.get()?.busy !== 0) throw error;
    }
  }

  /** Does the work in one transaction: all of it, or nothing when it throws. It is on the disk when `onDisk` says so. */
  transaction<T>(work: () => T): T {
    this.#statements.begin.run();
    try {
      const result = work();
      this.#statements.commit.run();
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.#statements.rollback.run();
      throw error;
    }
  }

  /** Puts one record; to be called inside a transaction. */
  put(key: string, value: string, ttl?: number): void {
    if (ttl === undefined) {
      this.#statements.put.run(key, value, null);
    } else {
      this.#statements.sweep.run(Date.now());
      this.#statements.put.run(key, value, Date.now() + ttl);
    }
  }

  /** Drops one record, and says whether it was there; to be called inside a transaction. */
  drop(key: string): boolean {
    return this.#statements.drop.run(key).changes === 1;
  }
}

/** A connection to the file, which does not wait for the disk at the end of a transaction and leaves nothing of what is dropped. */
function connect({ path, patience = 2000 }: SqliteOptions): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: patience });
  try {
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function prefixOf(namespace: string | undefined): string {
  return namespace ? `${namespace}:` : '';
}

function prepare(database: DatabaseSync) {
  const fresh = '(expires IS NULL OR expires > ?)';
  const named = 'key BETWEEN ?1 AND ?1 || char(0x10ffff)';
  const statements = {
    checkpoint: 'PRAGMA wal_checkpoint(FULL)',
    begin: 'BEGIN IMMEDIATE',
    commit: 'COMMIT',
    rollback: 'ROLLBACK',
    get: `SELECT value FROM records WHERE key = ? AND ${fresh}`,
    has: `SELECT 1 FROM records WHERE key = ? AND ${fresh}`,
    page: `SELECT key, value FROM records WHERE ${named} AND key > ?2 AND (expires IS NULL OR expires > ?3) ORDER BY key LIMIT ?4`,
    put: 'INSERT INTO records VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires',
    drop: 'DELETE FROM records WHERE key = ?',
    sweep: 'DELETE FROM records WHERE expires <= ?',
    clear: `DELETE FROM records WHERE ${named}`,
  };
  return Object.fromEntries(Object.entries(statements).map(([name, sql]) => [name, database.prepare(sql)])) as Record<
    keyof typeof statements,
    StatementSync
  >;
}
