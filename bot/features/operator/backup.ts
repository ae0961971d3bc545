import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Reader } from '../../../storage/backend.ts';
import { openBackend } from '../../../storage/backends/index.ts';
import { fileOf, openSqlite } from '../../../storage/backends/sqlite.ts';
import { isInUse, openSnapshot } from '../../../storage/backends/sqlite-reader.ts';
import { isUnfinished } from '../../../storage/index.ts';
import { copyAll, countAll, isEmpty } from './copy.ts';

/** Suffix of files that are not complete yet. */
const PARTIAL = '.partial';
/** Suffix of the SQLite database that a restore has replaced. */
const REPLACED = '.replaced';
/** Suffixes of the files that SQLite keeps next to a database. */
const SIDE_FILES = ['-wal', '-shm', '-journal'];

const IN_USE = 'A process is using the database. Stop it first.';

export interface BackupResult {
  readonly file: string;
  readonly records: number;
  readonly deadlines: number;
}

/**
 * Copies a database to a new SQLite file while the bot runs. Creates its folder and deletes incomplete copies in it. For
 * a folder, chooses a name with the time and, with `keep`, deletes all but the newest backups of that kind.
 */
export async function backUp(
  url: string,
  target: string,
  { keep, now = new Date() }: BackupOptions = {},
): Promise<BackupResult> {
  const isFolder = /[/\\]$/.test(target);
  if (keep !== undefined && !isFolder) throw new Error('--keep needs a folder, such as backups/.');
  const file = isFolder ? join(target, nameAt(now)) : target;
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another name.`);
  const source = await openBackend(url, { create: false });
  try {
    await requireComplete(source);
    mkdirSync(dirname(file), { recursive: true });
    deletePartial(dirname(file));
    const write = (reader: Reader) => writeFile(reader, file);
    const counts = await (source.snapshot ? source.snapshot(write) : write(source));
    if (keep !== undefined) deleteOld(target, keep);
    return { file, ...counts };
  } finally {
    await source.close();
  }
}

interface BackupOptions {
  /** Number of backups that are kept in the folder. All by default. */
  readonly keep?: number | undefined;
  readonly now?: Date;
}

const NAMED = /^longtable-\d{8}T\d{6}Z\.sqlite$/;

function nameAt(now: Date): string {
  return `longtable-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.sqlite`;
}

function deleteOld(folder: string, keep: number): void {
  const old = readdirSync(folder)
    .filter((name) => NAMED.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
}

function deletePartial(folder: string): void {
  for (const name of readdirSync(folder))
    if (['', ...SIDE_FILES].some((suffix) => name.endsWith(PARTIAL + suffix))) rmSync(join(folder, name));
}

/** Throws if the database is empty or the target of an unfinished copy. */
async function requireComplete(reader: Reader): Promise<void> {
  if (await isEmpty(reader)) throw new Error('The database is empty. Check its address.');
  if (await isUnfinished(reader))
    throw new Error('The database is incomplete: a move or restore to it was interrupted.');
}

/**
 * Writes a new SQLite file and checks it. The file appears under its name only when it is complete and on disk.
 * `beforeRename` is called just before.
 */
async function writeFile(
  reader: Reader,
  file: string,
  beforeRename = () => {},
): Promise<{ records: number; deadlines: number }> {
  const partial = file + PARTIAL;
  try {
    const target = openSqlite({ path: partial });
    const { records, deadlines } = await copyAll(reader, target).finally(() => target.close());
    // Without a log of its own, the file can be read in a folder that cannot be written.
    const database = new DatabaseSync(partial);
    database.exec('PRAGMA journal_mode = DELETE');
    database.close();
    takeRights(partial, file);
    await sync(partial);
    const snapshot = openSnapshot(partial);
    const written = await countAll(snapshot).finally(() => snapshot.close());
    if (written.records !== records || written.deadlines !== deadlines)
      throw new Error(`The copy has ${written.records} of ${records} records. Try again.`);
    beforeRename();
    renameSync(partial, file);
    await sync(dirname(file));
    return { records, deadlines };
  } finally {
    for (const suffix of ['', ...SIDE_FILES]) rmSync(partial + suffix, { force: true });
  }
}

/** Gives a new file the owner and rights of the one it replaces. Without one, only the owner can read it. */
function takeRights(path: string, replaced: string): void {
  const old = statSync(replaced, { throwIfNoEntry: false });
  chmodSync(path, old ? old.mode & 0o777 : 0o600);
  if (old && process.getuid?.() === 0) chownSync(path, old.uid, old.gid);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/**
 * Makes a database equal to a backup. Throws if a process uses it. A SQLite database that is replaced is kept next to the new one, and its path is
 * returned as `replaced`.
 */
export async function restoreBackup(file: string, url: string): Promise<BackupResult & { readonly replaced?: string }> {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0)
    throw new Error(`The backup ${file} is empty (0 bytes). Restore another one.`);
  const source = openSnapshot(file);
  try {
    await requireComplete(source);
    const path = fileOf(url);
    return { file, ...(path === undefined ? await restoreInto(source, url) : await restoreFile(source, path)) };
  } finally {
    source.close();
  }
}

async function restoreInto(source: Reader, url: string) {
  const target = await openBackend(url);
  try {
    if (!(await target.isAlone())) throw new Error(IN_USE);
    const { records, deadlines } = await copyAll(source, target);
    return { records, deadlines };
  } finally {
    await target.close();
  }
}

async function restoreFile(source: Reader, path: string) {
  const exists = existsSync(path);
  const requireUnused = () => {
    if (existsSync(path) && isInUse(path)) throw new Error(IN_USE);
  };
  requireUnused();
  mkdirSync(dirname(path), { recursive: true });
  const counts = await writeFile(source, path, () => {
    requireUnused();
    keepReplaced(path);
  });
  return { ...counts, ...(exists && { replaced: path + REPLACED }) };
}

/**
 * Keeps the database as another file with its write-ahead log. SQLite would apply a log that is left behind to the new
 * database.
 */
function keepReplaced(path: string): void {
  for (const suffix of ['', ...SIDE_FILES]) rmSync(path + REPLACED + suffix, { force: true });
  if (existsSync(path)) linkSync(path, path + REPLACED);
  rmSync(`${path}-shm`, { force: true });
  for (const suffix of ['-wal', '-journal'])
    if (existsSync(path + suffix)) renameSync(path + suffix, path + REPLACED + suffix);
}
