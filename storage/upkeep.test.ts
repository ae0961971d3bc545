import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Backend } from './backend.ts';
import { openMemory } from './backends/memory.ts';
import { AlreadyHandledError, type Storage, storageOn } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const kind = { name: 'note', version: 1, schema: z.object({ text: z.string() }) };
const timed = { name: 'timer', version: 1, schema: z.object({ at: z.number() }), due: ({ at }: { at: number }) => at };

let backend: Backend;
let storage: Storage;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  backend = openMemory();
  storage = storageOn(backend);
});
afterEach(() => void vi.useRealTimers());

const put = (id: string, text = id) => storage.transact({ writes: [storage.store(kind).put(id, { text })] });
const get = (id: string) => storage.store(kind).get(id);
const quarantined = async () => (await Array.fromAsync(storage.quarantined())).map(({ id }) => id);

describe('the clock', () => {
  const at = async (ahead: number) => {
    const clocked = storageOn(Object.assign(openMemory(), { time: async () => Date.now() + ahead }));
    await clocked.sweep();
    return clocked.now() - Date.now();
  };

  test('is the database’s if it differs by a second or more', async () => {
    expect([await at(999), await at(1000), await at(-1000), await at(-999)]).toEqual([0, 1000, -1000, 0]);
  });

  test('is this machine’s if the database has none', async () => {
    await storage.sweep();
    expect(storage.now()).toBe(Date.now());
    expect(storageOn(openMemory(), { ahead: 5000 }).now() - Date.now()).toBe(5000);
  });
});

describe('quarantine', () => {
  test('keeps a record for 90 days, and frees its id', async () => {
    await put('one');
    await storage.store(kind).quarantine('one');
    expect([await get('one'), await quarantined(), await storage.store(kind).quarantined('one')]).toEqual([
      undefined,
      ['one'],
      { text: 'one' },
    ]);
    vi.setSystemTime(Date.now() + 90 * DAY_MS - 1);
    await storage.sweep();
    expect(await quarantined()).toEqual(['one']);
    vi.setSystemTime(Date.now() + 1);
    await storage.sweep();
    expect(await quarantined()).toEqual([]);
  });

  test('does nothing for a record that does not exist', async () => {
    await storage.store(kind).quarantine('none');
    expect(await quarantined()).toEqual([]);
  });

  test('keeps several records of one id', async () => {
    const texts = ['first', 'second', 'third', 'fourth'];
    for (const text of texts) {
      await put('one', text);
      await storage.store(kind).quarantine('one');
    }
    const restored: (string | undefined)[] = [];
    for (const record of await Array.fromAsync(storage.quarantined())) {
      await storage.restore(record);
      restored.push((await get('one'))?.text);
      await storage.transact({ writes: [storage.store(kind).drop('one')] });
    }
    expect(restored.sort()).toEqual(texts.sort());
  });

  test('restores a record only if its id is free, and once', async () => {
    await put('one', 'old');
    await storage.store(kind).quarantine('one');
    const [record] = await Array.fromAsync(storage.quarantined());
    await put('one', 'new');
    expect([await storage.restore(record!), (await get('one'))?.text]).toEqual([false, 'new']);
    await storage.transact({ writes: [storage.store(kind).drop('one')] });
    expect([await storage.restore(record!), (await get('one'))?.text]).toEqual([true, 'old']);
    expect([await storage.restore(record!), await quarantined()]).toEqual([false, []]);
    vi.setSystemTime(Date.now() + 91 * DAY_MS);
    await storage.sweep();
    expect((await get('one'))?.text).toBe('old');
  });

  test('removes the deadline of a record', async () => {
    await storage.transact({ writes: [storage.store(timed).put('one', { at: 5 })] });
    await storage.store(timed).quarantine('one');
    expect(await storage.store(timed).takeDue(10, 20, 5)).toEqual([]);
  });

  test('deletes records that contain a word as a whole, in key or text', async () => {
    for (const [id, text] of [
      ['12', 'x'],
      ['a', 'by 12.'],
      ['b', '123'],
      ['c', 'x12'],
      ['d', 'other'],
    ] as const) {
      await put(id, text);
      await storage.store(kind).quarantine(id);
    }
    await storage.dropQuarantined('12');
    expect((await quarantined()).sort()).toEqual(['b', 'c', 'd']);
  });
});

describe('a commit', () => {
  test('is timed, also if it fails', async () => {
    const events: string[] = [];
    const watched = storageOn(backend, {
      onCommit: () => {
        events.push('begin');
        return () => void events.push('end');
      },
    });
    await watched.transact({ writes: [watched.store(kind).add('one', { text: 'x' })] });
    await expect(watched.transact({ writes: [watched.store(kind).add('one', { text: 'y' })] })).rejects.toThrow(
      AlreadyHandledError,
    );
    await watched.transact({ writes: [] });
    expect(events).toEqual(['begin', 'end', 'begin', 'end']);
  });

  test('has the last of several writes to one record', async () => {
    const store = storage.store(kind);
    await storage.transact({ writes: [store.put('one', { text: 'a' }), store.put('one', { text: 'b' })] });
    expect((await get('one'))?.text).toBe('b');
    await storage.transact({ writes: [store.put('one', { text: 'c' }), store.drop('one')] });
    expect(await get('one')).toBeUndefined();
  });

  test('writes nothing if one record exists that must be new', async () => {
    await put('old');
    const store = storage.store(kind);
    await expect(
      storage.transact({ writes: [store.put('new', { text: 'x' }), store.add('old', { text: 'x' })] }),
    ).rejects.toThrow(AlreadyHandledError);
    expect([await get('new'), (await get('old'))?.text]).toEqual([undefined, 'old']);
  });

  test('writes nothing if the change throws', async () => {
    const change = storage.transact('lock', ({ write }) => {
      write(storage.store(kind).put('one', { text: 'x' }));
      throw new Error('no');
    });
    await expect(change).rejects.toThrow('no');
    expect(await get('one')).toBeUndefined();
  });

  test('is made under the locks of the outer change, too', async () => {
    const names = await storage.transact('outer', (within) =>
      storage.transact(['a', 'b'], ({ locks, lock }) => [...locks.map(({ name }) => name), lock?.name], { within }),
    );
    expect(names).toEqual(['outer', 'a', 'b', 'a']);
  });
});

test('can do nothing after it is closed, and can be closed twice', async () => {
  const store = storage.store(kind);
  await storage.close();
  await storage.close();
  for (const use of [
    () => store.get('one'),
    () => storage.transact({ writes: [] }),
    () => storage.probe(),
    () => storage.sweep(),
    () => storage.dropQuarantined('x'),
    () => Array.fromAsync(store.ids()),
    () => store.takeDue(1, 2, 3),
    () => Array.fromAsync(storage.quarantined()),
  ])
    await expect((async () => use())()).rejects.toThrow('The storage is closed.');
});

test('takes due records, earliest first, and each again only later', async () => {
  const store = storage.store(timed);
  await storage.transact({ writes: [1, 3, 2, 9].map((at) => store.put(`${at}`, { at })) });
  expect(await store.takeDue(3, 10, 2)).toEqual(['1', '2']);
  expect(await store.takeDue(3, 10, 5)).toEqual(['3']);
  expect((await store.takeDue(10, 20, 5)).toSorted()).toEqual(['1', '2', '3', '9']);
  await storage.transact({ writes: [store.drop('9')] });
  expect(await store.takeDue(30, 40, 5)).not.toContain('9');
});

test('rejects names of stores that cannot be keys', () => {
  for (const name of ['quarantine', 'Upper', '1st', 'a:b', ''])
    expect(() => storage.store({ ...kind, name })).toThrow('not a valid store name');
  expect(() => storage.store({ ...kind, name: 'quarantine-2' })).not.toThrow();
});

test('reports what it knows of the database', async () => {
  expect(await storage.examine()).toEqual({ version: 'open', advice: [] });
  await storage.probe();
  expect(await backend.texts(['operation:probe'])).not.toEqual([undefined]);
});
