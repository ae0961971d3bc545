import { afterEach, expect, test, vi } from 'vitest';
import { ProcessLease } from './index.ts';
import { decodeKey, encodeKey, type KeyvStore, Space } from './space.ts';

const spaceOn = (store: KeyvStore = new Map<string, string>(), isListed = true) => new Space(store, 'n', { isListed });
const keysOf = async (space: Space, prefix?: string) => (await Array.fromAsync(space.keys(prefix))).flat().sort();

test.each(['table:a1-b', 'Größe', 'UPPER', 'a%b~c', '🎲', 'a b'])('encodes %j in few characters, and back', (key) => {
  expect(encodeKey(key)).toMatch(/^[a-z\d:%-]*$/);
  expect(decodeKey(encodeKey(key))).toBe(key);
});

test('lists keys by prefix after writes and deletions', async () => {
  const space = spaceOn();
  for (const key of ['a:1', 'a:2', 'b:1', 'A:1']) await space.set(key, key);
  await space.set('a:1', 'again');
  await space.delete('a:2');
  expect(await keysOf(space)).toEqual(['A:1', 'a:1', 'b:1']);
  expect(await keysOf(space, 'a:')).toEqual(['a:1']);
  expect(await space.texts(['a:1', 'a:2', 'b:1'])).toEqual(['again', undefined, 'b:1']);
});

test.each([20_000, 20_001, 100_000])('stores a text of %i characters, and deletes all of it', async (length) => {
  const store = new Map<string, string>();
  const space = spaceOn(store, false);
  const text = '🎲x'.repeat(length).slice(0, length);
  await space.set('a', text);
  expect(await space.text('a')).toBe(text);
  // Keyv wraps the values of a map.
  const values = [...store.values()].map((kept) => (kept as unknown as { value: string }).value);
  expect(Math.max(...values.map((value) => value.length))).toBeLessThanOrEqual(20_000);
  expect(store.size > 1).toBe(length > 20_000);
  await space.set('a', 'short');
  expect([await space.text('a'), store.size]).toEqual(['short', 1]);
  await space.set('a', text);
  await space.delete('a');
  expect([await space.text('a'), store.size]).toEqual([undefined, 0]);
});

test('stores a text that looks like a pointer as it is', async () => {
  const space = spaceOn();
  const text = `~${'a'.repeat(64)}~3`;
  await space.set('a', text);
  expect(await space.text('a')).toBe(text);
});

test('shows staged changes before the store has them', async () => {
  const store = new Map<string, string>();
  const space = spaceOn(store, false);
  await space.set('old', '1');
  space.stage(
    await space.changesFor(
      new Map([
        ['new', '2'],
        ['old', undefined],
      ]),
    ),
  );
  expect(await space.texts(['new', 'old'])).toEqual(['2', undefined]);
  expect(store.size).toBe(1);
  await space.apply();
  expect(await spaceOn(store).texts(['new', 'old'])).toEqual(['2', undefined]);
});

test('rejects a key that is too long for every store', async () => {
  await spaceOn().set('k'.repeat(253), 'x');
  await expect(spaceOn().set('k'.repeat(254), 'x')).rejects.toThrow('too long');
});

afterEach(() => void vi.useRealTimers());

test('gives the database to one of two processes that start at the same time', async () => {
  const store = new Map<string, string>();
  const outcomes = await Promise.allSettled([1, 2].map(() => ProcessLease.take(spaceOn(store, false))));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const one of outcomes) if (one.status === 'fulfilled') await one.value.release();
  expect(store.size).toBe(0);
});

test('notices after a pause that another process has taken over, and keeps its lease', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const space = spaceOn(new Map(), false);
  const lease = await ProcessLease.take(space);
  await lease.mustHold();
  await space.set('process', 'another 0');
  await lease.mustHold();
  vi.setSystemTime(Date.now() + 1500);
  await expect(lease.mustHold()).rejects.toThrow('taken over');
  await lease.release();
  expect(await space.text('process')).toBe('another 0');
});
