import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import {
  type Backend,
  type Database,
  type Due,
  type Guard,
  type GuardedWrite,
  type Lease,
  UNGUARDED,
  type WriteOutcome,
} from '../backend.ts';
import { asBackend } from './adapter.ts';
import { batched } from './batch.ts';
import { SqliteFile, type SqliteOptions } from './sqlite-file.ts';

/**
 * Opens a SQLite file with records, due indexes and leases. Leases are not synced to disk, because none is held after a
 * power failure.
 */
export function openSqlite({ create = true, ...options }: SqliteOptions & { create?: boolean }): Backend {
  if (!create) mustExist(options.path);
  try {
    mkdirSync(dirname(options.path), { recursive: true });
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
  const get = database.prepare('SELECT value FROM records WHERE key = ? AND (expires IS NULL OR expires > ?)');
  const put = database.prepare(
    'INSERT INTO records VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires',
  );
  const drop = database.prepare('DELETE FROM records WHERE key = ?');
  const dropExpired = database.prepare('DELETE FROM records WHERE expires <= ?');
  const keys = database.prepare(
    'SELECT key FROM records WHERE key BETWEEN ?1 AND ?1 || char(0x10ffff) AND key > ?2 ORDER BY key LIMIT ?3',
  );
  const enter = database.prepare('INSERT OR REPLACE INTO dues VALUES (?, ?, ?)');
  const leave = database.prepare('DELETE FROM dues WHERE line = ? AND key = ?');
  const due = database.prepare('SELECT key FROM dues WHERE line = ? AND at <= ? ORDER BY at LIMIT ?');
  const allDues = database.prepare(
    'SELECT line AS "index", key, at FROM dues WHERE (line, key) > (?, ?) ORDER BY line, key LIMIT ?',
  );
  const putOff = database.prepare('UPDATE dues SET at = :until WHERE line = :line AND key = :key AND at <= :now');
  const holds = database.prepare('SELECT 1 FROM leases WHERE name = ? AND token = ?');
  const isHeld = database.prepare('SELECT 1 FROM leases WHERE name = ? AND expires > ?');
  const isThere = database.prepare('SELECT 1 FROM records WHERE key = ? AND value = ?');
  const take = database.prepare(`
    INSERT INTO leases VALUES (:name, :token, :expires)
    ON CONFLICT (name) DO UPDATE SET token = :token, expires = :expires WHERE expires <= :now`);
  const renew = database.prepare(
    'UPDATE leases SET expires = :expires WHERE name = :name AND token = :token AND expires > :now',
  );
  const release = database.prepare('DELETE FROM leases WHERE name = ? AND token = ?');
  const sweep = database.prepare('DELETE FROM leases WHERE expires < ?');
  const timed = ({ name, token }: Lease, ms: number) => ({ name, token, now: Date.now(), expires: Date.now() + ms });

  const allows = ({ leases, free, texts }: Guard) =>
    leases.every(({ name, token }) => holds.get(name, token)) &&
    !free.some((name) => isHeld.get(name, Date.now())) &&
    [...texts].every(([key, text]) => isThere.get(key, text));
  const textOf = (key: string) => get.get(key, Date.now())?.value as string | undefined;
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
    async (one: GuardedWrite) => {
      const outcome = file.transaction(() => write(one));
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
    texts: async (keys) => keys.map(textOf),
    async *keys(prefix) {
      for (let last = ''; ; ) {
        const page = keys.all(prefix, last, PAGE).map((row) => row.key as string);
        yield page;
        if (page.length < PAGE) return;
        last = page.at(-1)!;
      }
    },
    commit: (writes, guard = UNGUARDED) => commit({ writes, guard }),
    // Keys that another process has taken between both statements are skipped.
    takeDue: async (index, now, until, max) =>
      due
        .all(index, now, max)
        .map((row) => row.key as string)
        .filter((key) => putOff.run({ line: index, key, now, until }).changes === 1),
    async *deadlines() {
      for (let [index, key] = ['', '']; ; ) {
        const page = allDues.all(index, key, PAGE) as unknown as Required<Due>[];
        yield page;
        if (page.length < PAGE) return;
        ({ index, key } = page.at(-1)!);
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
    take: async (lease, ms) => take.run(timed(lease, ms)).changes === 1,
    renew: async (lease, ms) => {
      renew.run(timed(lease, ms));
    },
    release: async ({ name, token }) => {
      release.run(name, token);
    },
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

/** Number of keys per page. */
const PAGE = 1000;

/** Returns the path of a SQLite address, or undefined for other addresses. */
export function fileOf(url: string): string | undefined {
  return /^sqlite:(?:\/\/)?([^:].*)$/.exec(url)?.[1];
}

function mustExist(path: string): void {
  if (!existsSync(path)) throw new Error(`There is no storage file ${path}.`);
}

/** Copies a file that may be in use, as a consistent snapshot. Throws if the target exists. */
export async function copySqlite(path: string, target: string): Promise<void> {
  mustExist(path);
  if (existsSync(target)) throw new Error(`${target} already exists. Choose another file for the copy.`);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    await backup(database, target);
  } finally {
    database.close();
  }
}

/** Returns an error message if an error comes from a damaged page of the file, otherwise undefined. */
export function damageMessage(error: unknown): string | undefined {
  const { errcode, message } = error as { errcode?: number; message?: string };
  if (errcode === undefined || ![CORRUPT, NOT_A_DATABASE].includes(errcode & 0xff)) return undefined;
  return `A page of the storage file is damaged (${message}). Put a backup in its place; "npm run longtable -- check" says what can still be read.`;
}

const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

function openErrorMessage(path: string, error: unknown): string {
  const reason = (error as Error).message;
  switch ((error as { errcode?: number }).errcode) {
    case BUSY:
      return `The storage file ${path} is locked by another program. Close that program and start again.`;
    case CORRUPT:
    case NOT_A_DATABASE:
      return `The storage file ${path} is damaged or not a Longtable file (${reason}). Put a backup in its place, or move it away to start empty.`;
    default:
      return `The storage file ${path} cannot be opened: ${reason}.`;
  }
}
