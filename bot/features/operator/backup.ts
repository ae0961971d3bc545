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
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend, Reader } from '../../../storage/backend.ts';
import { openBackend } from '../../../storage/backends/index.ts';
import { fileOf, openSqlite } from '../../../storage/backends/sqlite.ts';
import { isBusy, isInUse, openSnapshot } from '../../../storage/backends/sqlite-reader.ts';
import { backupKind, isEmpty, isUnfinished, storageOn } from '../../../storage/index.ts';
import { UsageError } from './admin.ts';
import { copyAll, copyLastBackup, countAll } from './copy.ts';

/** Suffix of files that this program is writing. */
const PARTIAL = '.longtable-partial';
/** Suffixes of the files that SQLite keeps next to a database. */
const SIDE_FILES = ['-wal', '-shm', '-journal'];
/** Name of the file that a backup or restore locks in the folder it writes to. */
const LOCK = '.longtable.lock';
const LOCK_TIMEOUT_MS = 10 * 60 * 1000;
const LOCK_PAUSE_MS = 200;

/** Message for a database without records. */
export const EMPTY = 'The database is empty. Check its address.';
const IN_USE = 'A process is using the database. Stop it first.';

export interface BackupResult {
  readonly file: string;
  readonly records: number;
  readonly deadlines: number;
}

/**
 * Copies a database to a new SQLite file while the bot runs. Creates its folder, and deletes files of killed backups in it.
 * For a folder, chooses a name with the time and, with `keep`, deletes all but the newest backups of that kind, unless one
 * of them is much larger than the new one.
 */
export async function backUp(
  url: string,
  target: string,
  { keep, now = new Date() }: BackupOptions = {},
): Promise<BackupResult & { readonly larger?: BackupSize | undefined }> {
  const isFolder = /[/\\]$/.test(target);
  if (keep !== undefined && !isFolder) throw new UsageError('--keep needs a folder, such as backups/.');
  const source = await openBackend(url, { create: false });
  const storage = storageOn(source);
  try {
    await requireComplete(source);
    return await withLock(dirname(join(target, isFolder ? 'x' : '')), async () => {
      const file = isFolder ? freeName(target, now) : target;
      if (existsSync(file)) throw new Error(`${file} already exists. Choose another name.`);
      const write = (reader: Reader) => writeFile(reader, file);
      const counts = await (source.snapshot ? source.snapshot(write) : write(source));
      const larger = keep === undefined ? undefined : deleteOld(target, file, keep);
      const last = { at: now.getTime(), file, records: counts.records };
      // A backup of a database that has lost records is no backup, so that the alert fires.
      if (!larger)
        await storage.transact({ writes: [storage.store(backupKind).put('backup', last)] }).catch(() => undefined);
      return { file, ...counts, larger };
    });
  } finally {
    await storage.close();
  }
}

interface BackupOptions {
  /** Number of backups that are kept in the folder. All by default. */
  readonly keep?: number | undefined;
  readonly now?: Date;
}

/** Creates a folder and calls `work` while no other process writes backups or databases there. */
async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  createFolder(folder);
  const lock = openLock(folder);
  try {
    for (const end = performance.now() + LOCK_TIMEOUT_MS; !tryLock(lock, folder); await sleep(LOCK_PAUSE_MS))
      if (performance.now() > end) throw new Error(`Another backup or restore is still writing to ${folder}.`);
    for (const name of readdirSync(folder))
      if (['', ...SIDE_FILES].some((suffix) => name.endsWith(PARTIAL + suffix))) rmSync(join(folder, name));
    return await work();
  } finally {
    // The operating system also releases the lock of a killed process.
    lock.close();
  }
}

/** Creates a folder with those above it. Node’s recursive mkdir never returns for one in /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    const reason = /: (.+?),/.exec(message)?.[1] ?? message;
    throw new Error(`The folder ${folder} can’t be created: ${reason}.`, { cause: error });
  }
}

function openLock(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, LOCK));
  } catch (error) {
    throw notWritable(folder, error);
  }
}

function notWritable(folder: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : cause;
  return new Error(`Nothing can be written to ${folder}: ${reason}. Check its free space and permissions.`, { cause });
}

function tryLock(lock: DatabaseSync, folder: string): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw notWritable(folder, error);
  }
}

const NAMED = /^longtable-\d{8}T\d{6}Z\.sqlite$/;

/** Returns the name for a backup at a time, or at the next second at which there is none. */
function freeName(folder: string, now: Date): string {
  const file = join(folder, `longtable-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.sqlite`);
  return existsSync(file) ? freeName(folder, new Date(now.getTime() + 1000)) : file;
}

/** Share of the records of an older backup below which a new one is much smaller. */
const MUCH_SMALLER = 0.5;

/** A backup and the number of its records. */
interface BackupSize {
  readonly file: string;
  readonly records: number;
}

/** Deletes all but the newest backups. Deletes none and returns the largest one if it has many more records than the new one. */
function deleteOld(folder: string, file: string, keep: number): BackupSize | undefined {
  const names = readdirSync(folder)
    .filter((name) => NAMED.test(name))
    .sort();
  const sizes = names.map((name) => ({ file: join(folder, name), records: recordsIn(join(folder, name)) }));
  const largest = sizes.reduce((one, other) => (other.records > one.records ? other : one));
  if (recordsIn(file) < largest.records * MUCH_SMALLER) return largest;
  for (const name of names.slice(0, -keep)) rmSync(join(folder, name));
  return undefined;
}

/** Returns the number of records in a SQLite database. 0 if it cannot be read. */
function recordsIn(file: string): number {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const row = database.prepare(`SELECT count(*) AS count FROM records WHERE key NOT LIKE 'operation:%'`).get();
      return Number(row?.count);
    } finally {
      database.close();
    }
  } catch {
    return 0;
  }
}

/** Throws if the database is empty or the target of an unfinished copy. */
async function requireComplete(reader: Reader): Promise<void> {
  if (await isUnfinished(reader))
    throw new Error('The database is incomplete: a move or restore to it was interrupted.');
  if (await isEmpty(reader)) throw new Error(EMPTY);
}

/**
 * Writes a new SQLite file and checks it. The file appears under its name only when it is complete and on disk.
 * `complete` is called with the copied database, and `beforeRename` just before it appears.
 */
async function writeFile(
  reader: Reader,
  file: string,
  complete: (target: Backend, records: number) => Promise<void> = async () => {},
  beforeRename = () => {},
): Promise<{ records: number; deadlines: number }> {
  const partial = file + PARTIAL;
  try {
    const target = openSqlite({ path: partial });
    const copy = async () => {
      const counts = await copyAll(reader, target);
      await complete(target, counts.records);
      return counts;
    };
    const { records, deadlines } = await copy().finally(() => target.close());
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

/** The numbers of records of a backup and of the database that it would replace. */
export interface Sizes {
  readonly backup: number;
  readonly database: number;
}

/**
 * Replaces a database with a backup. Throws if a process uses it. The replaced one is kept: SQLite’s next to the new one, others as
 * a backup next to the restored one. Its path is returned as `replaced`. `confirm` is asked if the backup is much smaller.
 */
export async function restoreBackup(
  file: string,
  url: string,
  confirm: (sizes: Sizes) => Promise<boolean> = async () => true,
): Promise<BackupResult & { readonly replaced?: string | undefined }> {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0)
    throw new Error(`The backup ${file} is empty (0 bytes). Restore another one.`);
  const source = openBackup(file);
  try {
    await requireComplete(source);
    const requireConsent = async (database: number) => {
      const backup = recordsIn(file);
      if (backup < database * MUCH_SMALLER && !(await confirm({ backup, database })))
        throw new Error('Nothing was restored.');
    };
    const path = fileOf(url);
    if (path !== undefined)
      return { file, ...(await withLock(dirname(path), () => restoreFile(source, file, path, requireConsent))) };
    return { file, ...(await withLock(dirname(file), () => restoreInto(source, file, url, requireConsent))) };
  } finally {
    source.close();
  }
}

/** Opens a backup. Throws with a message about the file, not about the database that it would replace. */
function openBackup(file: string) {
  if (!existsSync(file)) throw new Error(`There is no backup ${file}.`);
  try {
    return openSnapshot(file);
  } catch (error) {
    throw new Error(`${file} can’t be restored, because it isn’t a backup of Longtable or is damaged.`, {
      cause: error,
    });
  }
}

type Consent = (records: number) => Promise<void>;

async function restoreInto(source: Reader, file: string, url: string, requireConsent: Consent) {
  const target = await openBackend(url);
  try {
    if (!(await target.isAlone())) throw new Error(IN_USE);
    let replaced: string | undefined;
    // An interrupted restore has kept the database before it replaced records.
    if (!(await isUnfinished(target)) && !(await isEmpty(target))) {
      await requireConsent((await countAll(target)).records);
      replaced = numbered((number) => join(dirname(file), `replaced-${number}.sqlite`));
      await writeFile(target, replaced);
    }
    const { records, deadlines } = await copyAll(source, target);
    await recordRestored(target, file, records);
    return { records, deadlines, replaced };
  } finally {
    await target.close();
  }
}

/** Records the restored backup as the last one, unless the database that it replaced has had a backup. */
async function recordRestored(target: Backend, file: string, records: number): Promise<void> {
  const storage = storageOn(target);
  const store = storage.store(backupKind);
  if (await store.get('backup').catch(() => undefined)) return;
  await storage.transact({ writes: [store.put('backup', { at: statSync(file).mtimeMs, file, records })] });
}

async function restoreFile(source: Reader, file: string, path: string, requireConsent: Consent) {
  const requireUnused = () => {
    if (existsSync(path) && isInUse(path)) throw new Error(IN_USE);
  };
  requireUnused();
  await requireConsent(recordsIn(path));
  let replaced: string | undefined;
  const complete = async (target: Backend, records: number) => {
    await copyLastBackupOf(path, target);
    await recordRestored(target, file, records);
  };
  const counts = await writeFile(source, path, complete, () => {
    requireUnused();
    replaced = keepReplaced(path);
  });
  return { ...counts, replaced };
}

/** Copies the record of the last backup of a SQLite file, if the file can be read. */
async function copyLastBackupOf(path: string, target: Backend): Promise<void> {
  try {
    const replaced = openSnapshot(path);
    await copyLastBackup(replaced, target).finally(() => replaced.close());
  } catch {
    // A missing or damaged database has no record.
  }
}

/** Keeps a database under a new name with all its commits, and returns that name. The database stays usable until it is replaced. */
function keepReplaced(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  applyLog(path);
  const { ino } = statSync(path);
  const replaced = numbered(
    (number) => `${path}.replaced-${number}`,
    (file) => statSync(file).ino === ino,
  );
  if (!existsSync(replaced)) linkSync(path, replaced);
  // The log of a damaged database stays with it. SQLite would apply a log that is left behind to the new database.
  rmSync(`${path}-shm`, { force: true });
  for (const suffix of ['-wal', '-journal'])
    if (existsSync(path + suffix)) renameSync(path + suffix, replaced + suffix);
  return replaced;
}

/** Writes the log of an intact database into its file, so that the file has every commit without it, and is read without one. */
function applyLog(path: string): void {
  try {
    openSnapshot(path).close();
  } catch {
    return;
  }
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = DELETE');
  database.close();
}

/** Returns the first name that is free, or that `isOwn` accepts. */
function numbered(nameOf: (number: number) => string, isOwn: (file: string) => boolean = () => false): string {
  for (let number = 1; ; number++) {
    const name = nameOf(number);
    if (!existsSync(name) || isOwn(name)) return name;
  }
}
