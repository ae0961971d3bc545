import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Reader } from '../../../storage/backend.ts';
import { openBackend } from '../../../storage/backends/index.ts';
import { openSnapshot } from '../../../storage/backends/sqlite-reader.ts';
import { backupKind, openStorage } from '../../../storage/index.ts';
import { mayRun, postgresServer, redisServer } from '../../../storage/testing/servers.ts';
import { replaceBuiltin } from '../../../tests/builtins.ts';
import { backUp, restoreBackup } from './backup.ts';
import { moveStorage } from './copy.ts';

const root = mkdtempSync(join(tmpdir(), 'longtable-backup-'));
afterAll(() => rmSync(root, { recursive: true }));

const kind = { name: 'kind', version: 1, schema: z.string(), due: (text: string) => text.length };
const WRITER = fileURLToPath(new URL('../../../storage/testing/writer.ts', import.meta.url));
let folder: string;
let path: string;
let url: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'case-'));
  path = join(folder, 'data/longtable.sqlite');
  url = `sqlite:${path}`;
});

/** Writes records with deadlines to a database. */
async function fill(target: string, texts: Record<string, string>): Promise<void> {
  const storage = await openStorage(target);
  const store = storage.store(kind);
  await storage.transact({ writes: Object.entries(texts).map(([id, text]) => store.put(id, text)) });
  await storage.close();
}

/** Returns all records and deadlines. */
async function contentsOf(reader: Reader): Promise<{ records: object; deadlines: object[] }> {
  const records: Record<string, string | undefined> = {};
  for await (const keys of reader.keys(''))
    for (const [n, text] of (await reader.texts(keys)).entries()) records[keys[n]!] = text;
  const deadlines = (await Array.fromAsync(reader.deadlines())).flat();
  return { records, deadlines: deadlines.sort((one, other) => (one.key < other.key ? -1 : 1)) };
}

async function contentsAt(address: string) {
  const backend = await openBackend(address, { create: false });
  return contentsOf(backend)
    .then(withoutOperation)
    .finally(() => backend.close());
}

function contentsOfBackup(file: string) {
  const snapshot = openSnapshot(file);
  return contentsOf(snapshot).finally(() => snapshot.close());
}

/** Returns contents without the records about the operation of a database. */
function withoutOperation({ records, ...others }: Awaited<ReturnType<typeof contentsOf>>) {
  const kept = Object.entries(records).filter(([key]) => !key.startsWith('operation:'));
  return { records: Object.fromEntries(kept), ...others };
}

/** Returns the record of the last backup. */
async function lastOf(address: string) {
  const storage = await openStorage(address);
  return storage
    .store(backupKind)
    .get('backup')
    .finally(() => storage.close());
}

describe('a backup', () => {
  test('creates its folder, deletes files of a killed backup only, and has every record and deadline', async () => {
    await fill(url, { Ä: 'one', b: 'two' });
    const backups = join(folder, 'backups/of/mine');
    const copy = join(backups, 'copy.sqlite');
    mkdirSync(backups, { recursive: true });
    const killed = 'other.sqlite.longtable-partial';
    for (const name of ['download.partial', killed, `${killed}-wal`]) writeFileSync(join(backups, name), '');
    expect(await backUp(url, copy)).toEqual({ file: copy, records: 2, deadlines: 2 });
    expect(readdirSync(backups)).toEqual(['.longtable.lock', 'copy.sqlite', 'download.partial']);
    expect(await contentsOfBackup(copy)).toEqual(await contentsAt(url));
    await expect(backUp(url, copy)).rejects.toThrow('already exists');
  });

  test('waits for no lock in a folder in which nothing can be locked, and throws the reason', async () => {
    await fill(url, { a: 'one' });
    const backups = join(folder, 'backups/');
    mkdirSync(backups);
    writeFileSync(join(backups, '.longtable.lock'), 'x'.repeat(1000));
    await expect(backUp(url, backups)).rejects.toThrow(
      /^Nothing can be written to .*: file is not a database\. Check its free space/,
    );
  });

  test('leaves no file behind when it fails', async () => {
    await fill(url, { a: 'one' });
    const copy = join(folder, 'backups/copy.sqlite');
    const rename = () => {
      throw new Error('on purpose');
    };
    const { renameSync } = fs;
    replaceBuiltin(fs, 'renameSync', rename);
    await expect(backUp(url, copy)).rejects.toThrow('on purpose');
    replaceBuiltin(fs, 'renameSync', renameSync);
    expect(readdirSync(dirname(copy))).toEqual(['.longtable.lock']);
    await expect(backUp('memory:', join(folder, 'none.sqlite'))).rejects.toThrow('The database is empty.');
    expect(readdirSync(folder)).not.toContain('none.sqlite');
  });

  test('keeps the newest backups of a folder and no other file less', async () => {
    await fill(url, { a: 'one' });
    const backups = `${join(folder, 'backups')}/`;
    mkdirSync(backups);
    writeFileSync(join(backups, 'mine.sqlite'), 'x');
    for (const day of ['01', '02', '03'])
      await backUp(url, backups, { keep: 2, now: new Date(`2026-05-${day}T04:05:06Z`) });
    expect(readdirSync(backups)).toEqual([
      '.longtable.lock',
      'longtable-20260502T040506Z.sqlite',
      'longtable-20260503T040506Z.sqlite',
      'mine.sqlite',
    ]);
    await expect(backUp(url, join(folder, 'one.sqlite'), { keep: 2 })).rejects.toThrow('--keep needs a folder');
  });

  test('is made by four processes at the same time, each with a file of its own', async () => {
    await fill(url, { a: 'one' });
    const backups = `${join(folder, 'backups')}/`;
    const made = await Promise.all([1, 2, 3, 4].map(() => backUp(url, backups)));
    expect(new Set(made.map(({ file }) => file)).size).toBe(4);
    for (const { file } of made) expect(await contentsOfBackup(file)).toEqual(await contentsOfBackup(made[0]!.file));
    expect(readdirSync(backups)).toHaveLength(5);
  });

  test('deletes no older backup if one is much larger', async () => {
    await fill(url, { a: 'one', b: 'two', c: 'three' });
    const backups = `${join(folder, 'backups')}/`;
    const days = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 4, day)));
    const { file } = await backUp(url, backups, { keep: 1, now: days[0]! });
    rmSync(path);
    await fill(url, { a: 'one' });
    for (const now of days.slice(1))
      expect(await backUp(url, backups, { keep: 1, now })).toMatchObject({ records: 1, larger: { file, records: 3 } });
    expect(readdirSync(backups)).toHaveLength(4);
    const storage = await openStorage(url);
    expect(await storage.store(backupKind).get('backup')).toBeUndefined();
    await storage.close();
    await fill(url, { b: 'two' });
    expect((await backUp(url, backups, { keep: 1, now: new Date(Date.UTC(2026, 4, 4)) })).larger).toBeUndefined();
    expect(readdirSync(backups)).toHaveLength(2);
  });

  test('is recorded in the database, but not in itself', async () => {
    await fill(url, { a: 'one' });
    const [copy, now] = [join(folder, 'copy.sqlite'), new Date(5)];
    await backUp(url, copy, { now });
    expect(await lastOf(url)).toEqual({ at: 5, file: copy, records: 1 });
    expect(await lastOf(`sqlite:${copy}`)).toBeUndefined();
  });
});

describe('a restore', () => {
  test('ignores the write-ahead log of a killed process and keeps the replaced database', async () => {
    const copy = join(folder, 'copy.sqlite');
    const writer = spawn(process.execPath, [WRITER, url, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    let commits = 0;
    writer.stdout.on('data', (text: Buffer) => {
      commits += text.toString().split('\n').length - 1;
    });
    await expect.poll(() => commits).toBeGreaterThan(5);
    await backUp(url, copy);
    await expect(restoreBackup(copy, url)).rejects.toThrow('A process is using the database. Stop it first.');
    const atBackup = commits;
    await expect.poll(() => commits).toBeGreaterThan(atBackup + 5);
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    const before = await contentsAt(`sqlite:${copyOf(path)}`);
    const { replaced = '' } = await restoreBackup(copy, url);
    expect(await contentsAt(url)).toEqual(await contentsOfBackup(copy));
    expect(await contentsAt(`sqlite:${replaced}`)).toEqual(before);
    expect(readdirSync(join(folder, 'data')).filter((name) => name.endsWith('partial'))).toEqual([]);
  });

  test('can be read by its owner only, and a restored database has the permissions of the old one', async () => {
    await fill(url, { a: 'one' });
    const copy = join(folder, 'copy.sqlite');
    await backUp(url, copy);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    chmodSync(path, 0o640);
    await restoreBackup(copy, url);
    expect(statSync(path).mode & 0o777).toBe(0o640);
  });

  test('leaves the database complete if it is killed before any of its renames', async () => {
    const copy = join(folder, 'copy.sqlite');
    const writer = spawn(process.execPath, [WRITER, url, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(writer.stdout, 'data');
    await backUp(url, copy);
    await once(writer.stdout, 'data');
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    const before = await contentsAt(`sqlite:${copyOf(path)}`);
    const { renameSync } = fs;
    let left = 0;
    replaceBuiltin(fs, 'renameSync', (...names: [string, string]) => {
      if (left-- === 0) throw new Error('killed');
      renameSync(...names);
    });
    let killed = 0;
    for (
      left = 0;
      await restoreBackup(copy, url).then(
        () => false,
        () => true,
      );
      left = killed
    ) {
      killed++;
      expect(await contentsAt(url)).toEqual(before);
    }
    expect(killed).toBeGreaterThan(0);
    expect(await contentsAt(url)).toEqual(await contentsOfBackup(copy));
    expect(await contentsAt(`sqlite:${path}.replaced-1`)).toEqual(before);
  });

  const sqlite = { name: 'SQLite', start: async () => ({ url, stop: async () => {} }) };
  test.each([sqlite, ...[redisServer, postgresServer].filter(mayRun)])(
    'keeps the record of the last backup on $name, or records the restored one',
    async (server) => {
      const { url: address, stop } = await server.start();
      await fill(address, { a: 'one' });
      const [first, second] = [join(folder, 'first.sqlite'), join(folder, 'second.sqlite')];
      await backUp(address, first, { now: new Date(5) });
      await backUp(address, second, { now: new Date(6) });
      await restoreBackup(first, address);
      expect(await lastOf(address)).toEqual({ at: 6, file: second, records: 1 });
      await moveStorage(address, `sqlite:${folder}/moved.sqlite`);
      expect(await lastOf(`sqlite:${folder}/moved.sqlite`)).toEqual({ at: 6, file: second, records: 1 });
      utimesSync(first, 7, 7);
      await restoreBackup(first, `sqlite:${folder}/new.sqlite`);
      expect(await lastOf(`sqlite:${folder}/new.sqlite`)).toEqual({ at: 7000, file: first, records: 1 });
      await stop();
    },
  );

  test.each([
    ['a missing', () => {}],
    ['an empty', () => writeFileSync(path, '')],
    ['a damaged', () => writeFileSync(path, readFileSync(path).fill(0, 4096, 8192))],
    ['an unreadable', () => writeFileSync(path, 'this is not a database')],
  ])('replaces %s database', async (_, damage) => {
    await fill(url, { a: 'one' });
    const copy = join(folder, 'copy.sqlite');
    await backUp(url, copy);
    await fill(url, { a: 'two', b: 'three' });
    damage();
    await restoreBackup(copy, url);
    expect(await contentsAt(url)).toEqual(await contentsOfBackup(copy));
    rmSync(path);
    expect((await restoreBackup(copy, url)).replaced).toBeUndefined();
    expect(await contentsAt(url)).toEqual(await contentsOfBackup(copy));
  });

  test('refuses a backup that is missing, empty, damaged or not Longtable’s', async () => {
    await fill(url, { a: 'one' });
    const bad = join(folder, 'bad.sqlite');
    await expect(restoreBackup(bad, url)).rejects.toThrow(`There is no backup ${bad}.`);
    writeFileSync(bad, '');
    await expect(restoreBackup(bad, url)).rejects.toThrow(`The backup ${bad} is empty (0 bytes). Restore another one.`);
    writeFileSync(bad, 'x'.repeat(5000));
    await expect(restoreBackup(bad, url)).rejects.toThrow('isn’t a backup of Longtable or is damaged');
    rmSync(bad);
    const other = new DatabaseSync(bad);
    other.exec('CREATE TABLE other (a TEXT)');
    other.close();
    await expect(restoreBackup(bad, url)).rejects.toThrow('isn’t a backup of Longtable or is damaged');
    expect((await contentsAt(url)).records).toHaveProperty('kind:a');
  });

  test.each([redisServer, postgresServer].filter(mayRun))('makes $name equal to a backup of it', async (server) => {
    const { url: address, stop } = await server.start();
    const copy = join(folder, 'copy.sqlite');
    await fill(address, { a: 'one', b: 'two' });
    const running = await openStorage(address);
    expect(await backUp(address, copy)).toMatchObject({ records: 2, deadlines: 2 });
    const before = await contentsAt(address);
    await expect(restoreBackup(copy, address)).rejects.toThrow('A process is using the database.');
    await running.close();
    await fill(address, { a: 'other', c: 'three' });
    const changed = await contentsAt(address);
    const { replaced = '' } = await restoreBackup(copy, address);
    expect(await contentsAt(address)).toEqual(before);
    expect(replaced).toBe(join(folder, 'replaced-1.sqlite'));
    expect(await contentsOfBackup(replaced)).toEqual(changed);
    await stop();
  });

  test.each([redisServer, postgresServer].filter(mayRun))('has all or none of each commit on $name', async (server) => {
    const { url: address, stop } = await server.start();
    const writer = spawn(process.execPath, [WRITER, address, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(writer.stdout, 'data');
    for (let n = 0; n < 5; n++) {
      const copy = join(folder, `${n}.sqlite`);
      await backUp(address, copy);
      const { records } = await contentsOfBackup(copy);
      const last = JSON.parse((records as Record<string, string>)['pair:last']!).value.data;
      expect(Object.keys(records).sort()).toEqual(['pair:last', `pair:left ${last}`, `pair:right ${last}`]);
    }
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    await stop();
  });
});

describe('a file that is not in order', () => {
  const damagedFile = async () => {
    await fill(url, Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`${n}`, 'x'.repeat(500)])));
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(7, 5 * 4096, 12 * 4096));
    // The process did not end automatically.
    writeFileSync(`${path}-wal`, '');
  };

  test('is refused when it is damaged', async () => {
    await damagedFile();
    for (const attempt of [
      () => openStorage(url),
      () => openStorage(url, { create: false }),
      () => backUp(url, join(folder, 'copy.sqlite')),
      () => moveStorage(url, `sqlite:${folder}/new.sqlite`),
    ])
      await expect(attempt()).rejects.toThrow(/is damaged .*Restore a backup with “.*longtable .*restore”/);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('is refused when it has 0 bytes and no process is creating it', async () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(path, '');
    await expect(openStorage(url, { create: false })).rejects.toThrow('is empty (0 bytes). Restore a backup');
    await expect(moveStorage(url, 'memory:')).rejects.toThrow('is empty (0 bytes)');
    await (await openStorage(url)).close();
    rmSync(path);
    writeFileSync(path, '');
    utimesSync(path, new Date(0), new Date(0));
    await expect(openStorage(url)).rejects.toThrow('is empty (0 bytes)');
    expect(statSync(path).size).toBe(0);
  });

  test('is refused while a move or restore to it is unfinished', async () => {
    const backend = await openBackend(url);
    await backend.commit({ puts: new Map([['operation:unfinished', '{"value":true}']]), drops: [] });
    await backend.close();
    await expect(openStorage(url)).rejects.toThrow('A move or restore to this database was interrupted.');
    await expect(backUp(url, join(folder, 'copy.sqlite'))).rejects.toThrow('was interrupted');
  });
});

/** Copies a database with its log, so that reading the copy leaves the original alone. */
function copyOf(file: string): string {
  for (const suffix of ['', '-wal']) copyFileSync(file + suffix, `${file}.copy${suffix}`);
  return `${file}.copy`;
}
