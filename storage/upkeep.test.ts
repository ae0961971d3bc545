import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Backend } from './backend.ts';
import { openMemory } from './backends/memory.ts';
import { type Storage, storageOn } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const kind = { name: 'note', version: 1, schema: z.object({ text: z.string() }), cached: true as const };
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
    expect(storage.store(kind).cached('one')).toBeUndefined();
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
});

test('reports what it knows of the database', async () => {
  expect(await storage.examine()).toEqual({ version: 'open', advice: [] });
  await storage.probe();
  expect(await backend.texts(['operation:probe'])).not.toEqual([undefined]);
});
