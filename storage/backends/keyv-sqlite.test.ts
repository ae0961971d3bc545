import { createHook } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Keyv } from 'keyv';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KeyvSqlite } from './keyv-sqlite.ts';

/** Counts what is asked of the file system from now on, beside SQLite's own reading and writing. */
function requestsToTheDisk(): () => number {
  let count = 0;
  const hook = createHook({ init: (_, type) => void (type === 'FSREQCALLBACK' && count++) }).enable();
  return () => {
    hook.disable();
    return count;
  };
}

/** What Keyv's own suite for store adapters asks, and what it leaves out: batches, and the file. */
describe('the Keyv store on SQLite', () => {
  let folder: string;
  let path: string;
  const opened: KeyvSqlite[] = [];
  const open = (options = {}) => {
    const store = new KeyvSqlite({ path, ...options });
    opened.push(store);
    return store;
  };
  const keyvOn = (store: KeyvSqlite, namespace = 'keyv') => new Keyv({ store, namespace, throwOnErrors: true });
  const entries = async (keyv: Keyv) => {
    const list: [string, unknown][] = [];
    for await (const entry of keyv.iterator?.(undefined) ?? []) list.push(entry);
    return list;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'longtable-sqlite-'));
    path = join(folder, 'store.sqlite');
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const store of opened.splice(0)) await store.disconnect();
    rmSync(folder, { recursive: true });
  });

  describe('single values', () => {
    test.each<[string, unknown]>([
      ['a string', 'bar'],
      ['an empty string', ''],
      ['zero', 0],
      ['false', false],
      ['null', null],
      ['undefined', undefined],
      ['an object', { fizz: ['buzz', { deep: null }] }],
      ['a buffer', Buffer.from('bar')],
      ['an object with a buffer', { buffer: Buffer.from('buzz') }],
      ['double quotes', '"'],
      ['single quotes', "''"],
      ['unicode', 'ä 🎲'],
    ])('gives back %s', async (_, value) => {
      const keyv = keyvOn(open());
      expect(await keyv.set('foo', value)).toBe(true);
      expect(await keyv.get('foo')).toEqual(value);
    });

    test.each(["'", '"', '%', '_', 'a:b', '🎲', ''])('takes %s as a key', async (key) => {
      const keyv = keyvOn(open());
      await keyv.set(key, key);
      expect(await keyv.get(key)).toBe(key);
      expect(await keyv.delete(key)).toBe(true);
    });

    test('takes no symbol', async () => {
      await expect(keyvOn(open()).set('foo', Symbol('value'))).rejects.toThrow('symbol cannot be serialized');
    });

    test('overwrites, knows what it has, and deletes', async () => {
      const keyv = keyvOn(open());
      expect(await keyv.get('foo')).toBeUndefined();
      expect(await keyv.has('foo')).toBe(false);
      expect(await keyv.delete('foo')).toBe(false);
      await keyv.set('foo', 1);
      await keyv.set('foo', 2);
      expect(await keyv.get('foo')).toBe(2);
      expect(await keyv.has('foo')).toBe(true);
      expect(await keyv.delete('foo')).toBe(true);
      expect(await keyv.get('foo')).toBeUndefined();
    });
  });

  describe('many at once', () => {
    test('are set, read, known and deleted', async () => {
      const keyv = keyvOn(open());
      await keyv.setMany([
        { key: 'a', value: 1 },
        { key: 'b', value: 2 },
      ]);
      expect(await keyv.getMany(['b', 'missing', 'a'])).toEqual([2, undefined, 1]);
      expect(await keyv.hasMany(['b', 'missing', 'a'])).toEqual([true, false, true]);
      expect(await keyv.deleteMany(['a', 'missing'])).toBe(true);
      expect(await keyv.deleteMany(['a', 'missing'])).toBe(false);
      expect(await keyv.getMany(['a', 'b'])).toEqual([undefined, 2]);
    });

    test('are set all or not at all', async () => {
      const store = open();
      await store.set('kept', 'before');
      const bad = { key: 'bad', value: { no: 'text' } };
      await expect(store.setMany([{ key: 'kept', value: 'after' }, { key: 'new', value: 'x' }, bad])).rejects.toThrow();
      expect(await store.getMany(['kept', 'new'])).toEqual(['before', undefined]);
      await store.set('kept', 'later');
      expect(await store.get('kept')).toBe('later');
    });
  });

  describe('time to live', () => {
    test('ends values one by one and in batches', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const keyv = keyvOn(open());
      await keyv.set('short', 1, 100);
      await keyv.setMany([
        { key: 'long', value: 2, ttl: 10_000 },
        { key: 'ever', value: 3 },
      ]);
      const keys = ['short', 'long', 'ever'];
      expect(await keyv.getMany(keys)).toEqual([1, 2, 3]);
      vi.advanceTimersByTime(101);
      expect(await keyv.get('short')).toBeUndefined();
      expect(await keyv.hasMany(keys)).toEqual([false, true, true]);
      vi.advanceTimersByTime(10_000);
      expect(await keyv.getMany(keys)).toEqual([undefined, undefined, 3]);
      expect(await entries(keyv)).toEqual([['ever', 3]]);
    });

    test('is over for the file too, once another value that ends is set', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const store = open();
      await store.set('old', 'x', 100);
      vi.advanceTimersByTime(101);
      await store.set('new', 'y', 100);
      expect(store.database.prepare('SELECT key FROM records').all()).toEqual([{ key: 'new' }]);
    });

    test('goes when the value is set anew without one', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const keyv = keyvOn(open());
      await keyv.set('foo', 1, 100);
      await keyv.set('foo', 2);
      vi.advanceTimersByTime(101);
      expect(await keyv.get('foo')).toBe(2);
    });
  });

  describe('namespaces', () => {
    test('do not meet, whatever their names', async () => {
      for (const [one, two] of [
        ['keyv1', 'keyv2'],
        ['a', 'ab'],
        ['a_b', 'axb'],
        ['a%', 'ab'],
      ] as const) {
        const [first, second] = [keyvOn(open(), one), keyvOn(open(), two)];
        await first.set('foo', 1);
        await second.set('foo', 2);
        expect(await entries(first)).toEqual([['foo', 1]]);
        expect(await entries(second)).toEqual([['foo', 2]]);
        await first.delete('foo');
        expect(await second.get('foo')).toBe(2);
        await first.set('foo', 1);
        await first.set('bar', 1);
        expect(await first.clear()).toBeUndefined();
        expect(await first.getMany(['foo', 'bar'])).toEqual([undefined, undefined]);
        expect(await second.get('foo')).toBe(2);
        await second.clear();
      }
    });

    test('are cleared altogether by a store that has none', async () => {
      const store = open();
      await store.setMany([
        { key: 'a:x', value: '1' },
        { key: 'plain', value: '2' },
      ]);
      await store.clear();
      expect(await store.hasMany(['a:x', 'plain'])).toEqual([false, false]);
    });
  });

  describe('the iterator', () => {
    test('walks over all pages', async () => {
      const keyv = keyvOn(open());
      const all = Array.from({ length: 250 }, (_, n): [string, number] => [`key ${String(n).padStart(3, '0')}`, n]);
      await keyv.setMany(all.map(([key, value]) => ({ key, value })));
      expect(await entries(keyv)).toEqual(all);
    });

    test('goes on when what it walks over is deleted', async () => {
      const store = open();
      await store.setMany(Array.from({ length: 250 }, (_, n) => ({ key: `${n}`, value: `${n}` })));
      let seen = 0;
      for await (const [key] of store.iterator<string>()) {
        seen++;
        await store.delete(key as string);
      }
      expect(seen).toBe(250);
    });
  });

  describe('the file', () => {
    test('keeps everything over a restart, and two stores share it', async () => {
      await open().set('foo', 'bar');
      const [one, two] = [open(), open()];
      expect(await one.get('foo')).toBe('bar');
      await two.set('foo', 'baz');
      expect(await one.get('foo')).toBe('baz');
    });

    test('is written through to the disk before a write is promised', async () => {
      const store = open();
      expect(store.database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
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

    test('waits for the disk once for all who wait for it', async () => {
      const store = open();
      await store.set('foo', 'bar');
      const asked = requestsToTheDisk();
      await Promise.all(Array.from({ length: 20 }, (_, n) => store.set(`${n}`, 'x')));
      expect(asked()).toBe(2);
    });

    test('refuses after disconnecting', async () => {
      const store = open();
      await store.disconnect();
      await store.disconnect();
      await expect(store.get('foo')).rejects.toThrow();
      await expect(store.set('foo', 'bar')).rejects.toThrow();
    });
  });
});
