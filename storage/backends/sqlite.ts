import { close, closeSync, existsSync, fdatasync, fsync, mkdirSync, open, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  type Backend,
  type Database,
  type Guard,
  type GuardedWrite,
  UNGUARDED,
  type WriteOutcome,
} from '../backend.ts';
import { asBackend } from './adapter.ts';
import { batched } from './batch.ts';
import { checkFile, openErrorMessage, openSnapshot, readsOf } from './sqlite-reader.ts';

/**
 * Opens a SQLite file with records, due indexes and leases. Leases are not synced to disk, because none is held after a
 * power failure.
 */
export function openSqlite({ create = true, ...options }: SqliteOptions & { create?: boolean }): Backend {
  // Creates neither tables nor a log in a file that is not Longtable's.
  if (create) checkFile(options.path);
  else openSnapshot(options.path).close();
  try {
    // Only this user can read what people write in their games. SQLite gives the log the rights of the file.
    mkdirSync(dirname(options.path), { recursive: true, mode: 0o700 });
    if (!existsSync(options.path)) closeSync(openSync(options.path, 'a', 0o600));
    return asBackend(sqlite(options));
  } catch (error) {
    throw new Error(openErrorMessage(options.path, error), { cause: error });
  }
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS records (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL, expires INTEGER) STRICT;
  CREATE INDEX IF NOT EXISTS records_expires ON records (expires) WHERE expires IS NOT NULL;
  CREATE TABLE IF NOT EXISTS leases (name TEXT PRIMARY KEY, token TEXT NOT NULL, expires INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS dues (line TEXT NOT NULL, key TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (line, key)) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS dues_at ON dues (line, at);`;

function sqlite(options: SqliteOptions): Database {
  const file = new SqliteFile(options, TABLES);
  const { database } = file;
  const { textOf, ...reads } = readsOf(database);
  const put = database.prepare(
    'INSERT INTO records VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires',
  );
  const drop = database.prepare('DELETE FROM records WHERE key = ?');
  const dropExpired = database.prepare('DELETE FROM records WHERE expires <= ?');
  const enter = database.prepare('INSERT OR REPLACE INTO dues VALUES (?, ?, ?)');
  const leave = database.prepare('DELETE FROM dues WHERE line = ? AND key = ?');
  const due = database.prepare('SELECT key FROM dues WHERE line = ? AND at <= ? ORDER BY at LIMIT ?');
  const putOff = database.prepare('UPDATE dues SET at = :until WHERE line = :line AND key = :key AND at <= :now');
  const holds = database.prepare('SELECT 1 FROM leases WHERE name = ? AND token = ?');
  const isHeld = database.prepare('SELECT 1 FROM leases WHERE name = ? AND expires > ?');
  const isThere = database.prepare('SELECT 1 FROM records WHERE key = ? AND value = ?');
  const take = database.prepare('INSERT OR REPLACE INTO leases VALUES (?, ?, ?)');
  const renew = database.prepare('UPDATE leases SET expires = ? WHERE name = ? AND token = ? AND expires > ?');
  const release = database.prepare('DELETE FROM leases WHERE name = ? AND token = ?');
  const sweep = database.prepare('DELETE FROM leases WHERE expires < ?');

  const allows = ({ leases, free, texts }: Guard) =>
    leases.every(({ name, token }) => holds.get(name, token)) &&
    !free.some((name) => isHeld.get(name, Date.now())) &&
    [...texts].every(([key, text]) => isThere.get(key, text));
  const write = ({
    writes: { puts, drops, mustNotExist = [], dueChanges = [], expires },
    guard,
  }: GuardedWrite): WriteOutcome => {
    if (!allows(guard)) return 'lost';
    if (mustNotExist.some((key) => textOf(key) !== undefined)) return 'taken';
    if (expires?.size) dropExpired.run(Date.now());
    for (const [key, text] of puts) put.run(key, text, expires?.get(key) ?? null);
    for (const key of drops) drop.run(key);
    for (const { index, key, at } of dueChanges) at === undefined ? leave.run(index, key) : enter.run(index, key, at);
    return 'done';
  };
  const commit = batched(
    async (guardedWrite: GuardedWrite) => {
      const outcome = file.transaction(() => write(guardedWrite));
      await file.onDisk();
      return outcome;
    },
    async (all) => {
      let outcomes: WriteOutcome[];
      try {
        outcomes = file.transaction(() => all.map(write));
      } catch {
        return undefined;
      }
      await file.onDisk();
      return outcomes;
    },
  );

  return {
    ...reads,
    commit: (writes, guard = UNGUARDED) => commit({ writes, guard }),
    // Keys that another process has taken between both statements are skipped.
    takeDue: async (index, now, until, max) =>
      due
        .all(index, now, max)
        .map((row) => row.key as string)
        .filter((key) => putOff.run({ line: index, key, now, until }).changes === 1),
    snapshot: async (read) => {
      const snapshot = openSnapshot(options.path);
      try {
        return await read(snapshot);
      } finally {
        snapshot.close();
      }
    },
    isAlone: async () => {
      // An exclusive lock is only possible without other connections.
      try {
        database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
        return true;
      } catch {
        return false;
      } finally {
        database.exec('PRAGMA locking_mode = NORMAL; SELECT 1 FROM records');
      }
    },
    take: async (leases, ms) =>
      file.transaction(() => {
        if (leases.some(({ name }) => isHeld.get(name, Date.now()))) return false;
        for (const { name, token } of leases) take.run(name, token, Date.now() + ms);
        return true;
      }),
    renew: async (leases, ms) =>
      file.transaction(() => {
        for (const { name, token } of leases) renew.run(Date.now() + ms, name, token, Date.now());
      }),
    release: async (leases) =>
      file.transaction(() => {
        for (const { name, token } of leases) release.run(name, token);
      }),
    sweep: async () => {
      sweep.run(Date.now() - HOUR_MS);
    },
    examine: async () => {
      // Commits always wait for the disk, so there is no advice.
      const { version } = database.prepare('SELECT sqlite_version() AS version').get() as { version: string };
      return { version: `SQLite ${version}`, advice: [] };
    },
    close: async () => {
      // Let pending commits be written.
      await setImmediate();
      await file.close();
    },
  };
}

const HOUR_MS = 60 * 60 * 1000;

/** Returns the path of a SQLite address, or undefined for other addresses. */
export function fileOf(url: string): string | undefined {
  return /^sqlite:(?:\/\/)?([^:].*)$/.exec(url)?.[1];
}

/** The file's path, and the time in milliseconds to wait for another process that writes to it. */
interface SqliteOptions {
  readonly path: string;
  readonly timeoutMs?: number;
}

/**
 * A SQLite file. `transaction` does not wait for the disk; `onDisk` waits until all transactions so far are stored on
 * it.
 */
class SqliteFile {
  readonly database: DatabaseSync;
  readonly #path: string;
  /** Number of the file in its file system. */
  readonly #inode: number | undefined;
  /** The write-ahead log. */
  readonly #log: DiskSync;
  readonly #statements: Record<'begin' | 'commit' | 'rollback' | 'checkpoint', ReturnType<DatabaseSync['prepare']>>;

  constructor({ path, timeoutMs = 2000 }: SqliteOptions, tables: string) {
    this.database = new DatabaseSync(path, { timeout: timeoutMs });
    this.#path = path;
    this.#inode = inodeOf(path);
    try {
      this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON');
      this.database.exec(tables);
    } catch (error) {
      this.database.close();
      throw error;
    }
    this.#statements = {
      begin: this.database.prepare('BEGIN IMMEDIATE'),
      commit: this.database.prepare('COMMIT'),
      rollback: this.database.prepare('ROLLBACK'),
      checkpoint: this.database.prepare('PRAGMA wal_checkpoint(FULL)'),
    };
    this.#log = new DiskSync(`${path}-wal`);
  }

  /** Runs work in a transaction. Rolls back if it throws. Throws if the file is gone: what is written then is lost with the process. */
  transaction<T>(work: () => T): T {
    if (inodeOf(this.#path) !== this.#inode)
      throw new Error(
        `the storage file ${this.#path} was deleted or replaced while it was in use. Put it back, or stop the bot and restore a backup`,
      );
    try {
      this.#statements.begin.run();
      const result = work();
      this.#statements.commit.run();
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.#statements.rollback.run();
      if ((error as { errcode?: number }).errcode === FULL)
        throw new Error(`the disk with ${this.#path} is full`, { cause: error });
      throw error;
    }
  }

  /** Resolves when all earlier transactions are on disk. If the log cannot be synced, a checkpoint is made instead. */
  async onDisk(): Promise<void> {
    try {
      await this.#log.wait();
    } catch (error) {
      if (this.#statements.checkpoint.get()?.busy !== 0) throw error;
    }
  }

  async close(): Promise<void> {
    await this.#log.close();
    if (this.database.isOpen) this.database.close();
  }
}

/** SQLite's error code for a full disk. */
const FULL = 13;

/** Returns the number of a file in its file system. Undefined if the file does not exist. */
function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

const [opened, synced, closed] = [promisify(open), promisify(fdatasync), promisify(close)];

/** Syncs a file to disk in the background. Calls during a running sync share the next one. */
export class DiskSync {
  readonly #path: string;
  #file: number | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Resolves when everything written so far is on disk. */
  wait(): Promise<void> {
    if (!this.#running) return this.#run();
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.#run();
      });
    return this.#next;
  }

  async close(): Promise<void> {
    await (this.#next ?? this.#running)?.catch(() => {});
    await this.#forget();
  }

  #run(): Promise<void> {
    const running = this.#sync().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  /** Syncs the file. After an error, closes it, so that the next sync reopens it. */
  async #sync(): Promise<void> {
    try {
      this.#file ??= await this.#open();
      await synced(this.#file);
    } catch (error) {
      await this.#forget();
      throw error;
    }
  }

  async #forget(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    if (file !== undefined) await closed(file).catch(() => {});
  }

  async #open(): Promise<number> {
    const file = await opened(this.#path, 'r+');
    // A new file also needs its folder synced. Not every system supports that.
    const folder = await opened(dirname(this.#path), 'r').catch(() => undefined);
    if (folder !== undefined) {
      await promisify(fsync)(folder).catch(() => {});
      await closed(folder);
    }
    return file;
  }
}
