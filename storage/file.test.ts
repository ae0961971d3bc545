import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DiskSync, openSqlite } from './backends/sqlite.ts';
import { checkFile } from './backends/sqlite-reader.ts';
import { openStorage } from './index.ts';
import { storageContract } from './testing/contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'longtable-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

storageContract('SQLite', () => `sqlite:${join(folder, 'new', 'folder', 'contract.sqlite')}`);

describe('a storage file', () => {
  test('reports a damaged or foreign file', async () => {
    const text = join(folder, 'notes.txt');
    writeFileSync(text, 'These are my notes, not a database. '.repeat(100));
    await expect(openStorage(`sqlite:${text}`)).rejects.toThrow(/notes\.txt is damaged or not a database \(.*backup/);

    const broken = join(folder, 'broken.sqlite');
    await (await openStorage(`sqlite:${broken}`)).close();
    writeFileSync(broken, Buffer.alloc(4096, 0xff), { flag: 'r+' });
    await expect(openStorage(`sqlite:${broken}`)).rejects.toThrow('broken.sqlite is damaged or not a database');
  });

  test('checks all pages after an unclean end only', async () => {
    const path = join(folder, 'page.sqlite');
    await (await openStorage(`sqlite:${path}`)).close();
    writeFileSync(path, readFileSync(path).fill(0xff, 4096, 8192));
    expect(() => checkFile(path)).not.toThrow();
    writeFileSync(`${path}-wal`, '');
    expect(() => checkFile(path)).toThrow('page.sqlite is damaged or not a database');
    rmSync(`${path}-wal`);
  });

  test('merges concurrent commits, and runs them separately if one fails', async () => {
    const backend = openSqlite({ path: join(folder, 'together.sqlite') });
    const put = (key: string, text: string) => backend.commit({ puts: new Map([[key, text]]), drops: [] });
    const outcomes = await Promise.allSettled([put('a', '1'), put('b', {} as string), put('c', '3')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await Promise.all(['a', 'b', 'c'].map((key) => backend.get(key)))).toEqual(['1', undefined, '3']);
    const last = put('d', '4');
    await backend.close();
    await last;
  });

  test('keeps every commit while its log cannot be synced', async () => {
    const path = join(folder, 'barred.sqlite');
    const backend = openSqlite({ path });
    const put = (key: string) => backend.commit({ puts: new Map([[key, '1']]), drops: [] });
    renameSync(`${path}-wal`, `${path}-away`);
    expect(await put('barred')).toBe('done');
    // The checkpoint has written the commit to the file itself.
    expect(readFileSync(path).includes('barred')).toBe(true);
    renameSync(`${path}-away`, `${path}-wal`);
    expect(await put('free')).toBe('done');
    expect(readFileSync(path).includes('free')).toBe(false);
    await backend.close();
  });

  test.each([
    ['cannot be opened', '/nowhere'],
    ['cannot be synced', '/dev/null'],
  ])('is synced again after it %s', async (_, target) => {
    const path = join(folder, `sync${target.replaceAll('/', '-')}`);
    symlinkSync(target, path);
    const sync = new DiskSync(path);
    await expect(sync.wait()).rejects.toThrow();
    rmSync(path);
    writeFileSync(path, 'there');
    await sync.wait();
    await sync.close();
  });

  test('reports a file locked by another program', async () => {
    const path = join(folder, 'locked.sqlite');
    const other = new DatabaseSync(path);
    other.exec('BEGIN EXCLUSIVE');
    expect(() => openSqlite({ path, timeoutMs: 50 })).toThrow('locked.sqlite is locked by another program');
    other.close();
  });

  // A file system without free space.
  test.runIf(existsSync('/proc'))('reports a full disk', () => {
    expect(() => openSqlite({ path: '/proc/longtable.sqlite' })).toThrow('because the disk is full. Free up space');
  });

  test('has every acknowledged commit completely after its writer was killed', async () => {
    const url = `sqlite:${join(folder, 'killed.sqlite')}`;
    let acknowledged = 0;
    for (const [round, enough] of [1, 57, 200].entries()) {
      acknowledged = await writeUntilKilled(url, acknowledged + 1, enough);
      const storage = await openStorage(url);
      const store = storage.store({ name: 'pair', version: 1, schema: z.string() });
      const last = Number(await store.get('last'));
      // The commit interrupted by the kill may or may not be stored.
      expect([acknowledged, acknowledged + 1], `round ${round}`).toContain(last);
      const ids = [];
      for await (const id of store.ids()) ids.push(id);
      expect(ids.sort()).toEqual(['last', `left ${last}`, `right ${last}`]);
      await storage.close();
      acknowledged = last;
    }
  });
});

/** Runs a writer, kills it after `enough` commits, and returns the last number it printed. */
async function writeUntilKilled(url: string, first: number, enough: number): Promise<number> {
  const writer = spawn(process.execPath, [`${import.meta.dirname}/testing/writer.ts`, url, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(writer, 'exit');
  let said = 0;
  try {
    for await (const line of createInterface({ input: writer.stdout })) {
      said = Number(line);
      if (said - first + 1 >= enough) writer.kill('SIGKILL');
    }
  } finally {
    writer.kill('SIGKILL');
  }
  await exited;
  return said;
}
