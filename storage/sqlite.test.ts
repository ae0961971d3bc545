import { createHook } from 'node:async_hooks';
import { chmodSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import keyvTestSuite, { keyvIteratorTests } from '@keyv/test-suite';
import { Keyv } from 'keyv';
import * as vitest from 'vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Backend } from './backend.ts';
import { openSqlite } from './backends/sqlite.ts';

let folder: string;
let path: string;
const opened: Backend[] = [];
const open = () => {
  const store = openSqlite({ path });
  opened.push(store);
  return store;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longtable-sqlite-'));
  path = join(folder, 'store.sqlite');
});
afterEach(async () => {
  vi.useRealTimers();
  for (const store of opened.splice(0)) await store.disconnect?.();
  rmSync(folder, { recursive: true });
});

describe("Keyv's test suite for adapters, on SQLite", () => {
  // The published suite is for Keyv 5, where `deleteMany` returns one result for all keys. Keyv 6 returns one per key.
  const before6 = '.deleteMany([keys]) with nonexistent keys resolves to false';
  const it = (title: string, run: Parameters<typeof test>[1]) => (title === before6 ? test.skip : test)(title, run);
  const suite = { ...vitest, it } as never;
  keyvTestSuite(suite, Keyv as never, open);
  keyvIteratorTests(suite, Keyv as never, open);
});

test('creates a folder, file and log that only their owner can read, and keeps the rights of others', () => {
  const mode = (name: string) => (statSync(name).mode & 0o777).toString(8);
  path = join(folder, 'data/store.sqlite');
  open();
  expect([join(folder, 'data'), path, `${path}-wal`].map(mode)).toEqual(['700', '600', '600']);
  chmodSync(path, 0o640);
  open();
  expect(mode(path)).toBe('640');
});

test.each(['deleted', 'replaced'])('saves nothing while the file is %s, and continues once it is back', async (how) => {
  const store = open();
  const save = () => store.commit?.({ puts: new Map([['a', 'x']]), drops: [] });
  await save();
  renameSync(path, `${path}.away`);
  if (how === 'replaced') writeFileSync(path, '');
  await expect(save()).rejects.toThrow(/was deleted or replaced while it was in use\. Put it back, or .* restore/);
  renameSync(`${path}.away`, path);
  await save();
});

describe('the Keyv adapter on SQLite', () => {
  test('sets many or none', async () => {
    const store = open();
    await store.set('kept', 'before');
    const entries: { key: string; value: unknown }[] = [
      { key: 'kept', value: 'after' },
      { key: 'new', value: 'x' },
      { key: 'bad', value: { no: 'text' } },
    ];
    await expect(store.setMany(entries)).rejects.toThrow();
    expect(await store.getMany(['kept', 'new'])).toEqual(['before', undefined]);
  });

  test('syncs to disk before a write resolves', async () => {
    const store = open();
    await store.set('foo', 'bar');
    for (const write of [
      () => store.set('foo', 'baz'),
      () => store.setMany([{ key: 'a', value: '1' }]),
      () => store.delete('foo'),
      () => store.clear(),
    ]) {
      const asked = requestsToTheDisk();
      await write();
      expect(asked()).toBe(1);
    }
  });
});

/**
 * Starts counting file system requests, without SQLite's own reads and writes. Returns a function that stops and
 * returns the count.
 */
function requestsToTheDisk(): () => number {
  let count = 0;
  const hook = createHook({ init: (_, type) => void (type === 'FSREQCALLBACK' && count++) }).enable();
  return () => {
    hook.disable();
    return count;
  };
}
