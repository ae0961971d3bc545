import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Due, Reader } from '../backend.ts';

/** Number of keys per page. */
const PAGE = 1000;

const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Reads of an open database. */
export interface SqliteReads extends Reader {
  textOf(key: string): string | undefined;
}

export function readsOf(database: DatabaseSync): SqliteReads {
  const get = database.prepare('SELECT value FROM records WHERE key = ? AND (expires IS NULL OR expires > ?)');
  const keys = database.prepare(
    'SELECT key FROM records WHERE key BETWEEN ?1 AND ?1 || char(0x10ffff) AND key > ?2 ORDER BY key LIMIT ?3',
  );
  const allDues = database.prepare(
    'SELECT line AS "index", key, at FROM dues WHERE (line, key) > (?, ?) ORDER BY line, key LIMIT ?',
  );
  const textOf = (key: string) => get.get(key, Date.now())?.value as string | undefined;
  return {
    textOf,
    texts: async (all) => all.map(textOf),
    async *keys(prefix) {
      for (let last = ''; ; ) {
        const page = keys.all(prefix, last, PAGE).map((row) => row.key as string);
        yield page;
        if (page.length < PAGE) return;
        last = page.at(-1)!;
      }
    },
    async *deadlines() {
      for (let [index, key] = ['', '']; ; ) {
        const page = allDues.all(index, key, PAGE) as unknown as Required<Due>[];
        yield page;
        if (page.length < PAGE) return;
        ({ index, key } = page.at(-1)!);
      }
    },
  };
}

/** A SQLite file as it was when it was opened. Other processes can write to it meanwhile. */
export interface SqliteSnapshot extends Reader {
  close(): void;
}

/** Opens an existing file for reading. Throws if it is missing, empty, damaged or not Longtable's. */
export function openSnapshot(path: string): SqliteSnapshot {
  mustExist(path);
  const database = openIntact(path);
  try {
    if (!isLongtable(database)) throw new Error(`${path} is not a Longtable database.`);
    database.exec('BEGIN; SELECT 1 FROM records LIMIT 1');
    return { ...readsOf(database), close: () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Throws if the file exists and is empty or not a database. After an unclean end, which leaves a write-ahead log, also throws if a page is damaged.
 * That check takes longer the larger the file is; backups make it every night.
 */
export function checkFile(path: string): void {
  if (existsSync(path) && !isBeingCreated(path)) openIntact(path, existsSync(`${path}-wal`)).close();
}

function mustExist(path: string): void {
  if (!existsSync(path)) throw new Error(`There is no storage file ${path}.`);
}

/** Opens a file for reading. Throws if its header or, with `checksPages`, one of its pages is damaged. */
function openIntact(path: string, checksPages = true): DatabaseSync {
  if (statSync(path).size === 0)
    throw new Error(`The storage file ${path} is empty (0 bytes). ${RESTORE}, or delete it to start without records.`);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: 2000 });
    const check = checksPages ? 'PRAGMA quick_check(1)' : "SELECT 'ok' AS quick_check FROM sqlite_master";
    const problem = `${database.prepare(check).get()?.quick_check ?? 'ok'}`;
    if (problem !== 'ok') throw Object.assign(new Error(problem.split('\n').at(-1)), { errcode: CORRUPT });
    return database;
  } catch (error) {
    database?.close();
    throw new Error(openErrorMessage(path, error), { cause: error });
  }
}

function isLongtable(database: DatabaseSync): boolean {
  return database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'records'").get() !== undefined;
}

/** Time within which an empty file is one that another process is creating. */
const CREATION_MS = 10_000;

function isBeingCreated(path: string): boolean {
  const { size, mtimeMs } = statSync(path);
  return size === 0 && Date.now() - mtimeMs < CREATION_MS;
}

/** Returns a command of Longtable as this process was started: by npm, by npx or directly. */
export function commandLine(words: string): string {
  const script = process.env.npm_lifecycle_event;
  return `${script === 'npx' ? 'npx longtable' : script ? 'npm run longtable --' : 'longtable'} ${words}`;
}

const RESTORE = `Restore a backup with “${commandLine('restore')}”`;

/** Returns an error message if an error comes from a damaged page of the file, otherwise undefined. */
export function damageMessage(error: unknown): string | undefined {
  const { errcode, message } = error as { errcode?: number; message?: string };
  if (errcode === undefined || ![CORRUPT, NOT_A_DATABASE].includes(errcode & 0xff)) return undefined;
  return `The storage file is damaged (${message}). ${RESTORE}.`;
}

export function openErrorMessage(path: string, error: unknown): string {
  const { errcode = 0, message } = error as { errcode?: number; message: string };
  switch (errcode & 0xff) {
    case BUSY:
      return `The storage file ${path} is locked by another program. Close that program and start again.`;
    case CORRUPT:
    case NOT_A_DATABASE:
      return `The storage file ${path} is damaged or not a database (${message}). ${RESTORE}, or move it away to start without records.`;
    default:
      return isDiskFull(path)
        ? `The storage file ${path} cannot be opened, because the disk is full. Free up space and start again.`
        : `The storage file ${path} cannot be opened: ${message}.`;
  }
}

function isDiskFull(path: string): boolean {
  try {
    return statfsSync(dirname(path)).bavail === 0;
  } catch {
    return false;
  }
}

/** Whether another connection has a lock that a statement needs. */
export function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;
}

/** Whether another process has the file open. A file that cannot be read counts as unused. */
export function isInUse(path: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    // An exclusive lock is only possible without other connections.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    database?.close();
  }
}
