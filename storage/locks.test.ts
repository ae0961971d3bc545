import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Lease, WriteSet } from './backend.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { ConflictError, Lock, Locks } from './locks.ts';
import { Lru } from './lru.ts';

const writes = (puts: Record<string, string>, drops: string[] = []): WriteSet => ({
  puts: new Map(Object.entries(puts)),
  drops,
});

test('guards all records that were read without a lease, as they were read first', () => {
  const lock = new Lock('it');
  lock.recordRead('a', 'one');
  lock.recordRead('a', 'two');
  lock.recordRead('b', 'three');
  expect(lock.textsFor(writes({}))).toEqual([
    ['a', 'one'],
    ['b', 'three'],
  ]);
  expect(() => lock.recordRead('c', undefined)).toThrow(ConflictError);
});

test('guards with a lease only the records that change, and accepts missing ones', () => {
  const lock = new Lock('it', { name: 'it', token: 't' });
  for (const key of ['a', 'b', 'c']) lock.recordRead(key, key);
  lock.recordRead('d', undefined);
  expect(lock.textsFor(writes({ a: 'new', d: 'new' }, ['c']))).toEqual([
    ['a', 'a'],
    ['c', 'c'],
  ]);
});

/** Leases in memory, and what was taken and released. */
function leases({ refusals = 0 } = {}) {
  const calls: string[] = [];
  let left = refusals;
  const named = (all: readonly Lease[]) => all.map(({ name }) => name).join();
  const backend = {
    take: async (all: readonly Lease[]) => {
      calls.push(`take ${named(all)}`);
      return left-- <= 0;
    },
    renew: async () => {},
    release: async (all: readonly Lease[]) => void calls.push(`release ${named(all)}`),
  };
  return { locks: new Locks(backend, 10_000), calls };
}

const CALM = { isOptimistic: false, timeoutMs: 60_000 };
const HOPEFUL = { isOptimistic: true, timeoutMs: 60_000 };

test('takes several leases together, retries until they are free, and releases them', async () => {
  const { locks, calls } = leases({ refusals: 2 });
  expect(await locks.hold(['a', 'b'], async (held) => held.map(({ lease }) => lease?.name), CALM)).toEqual(['a', 'b']);
  await locks.close();
  expect(calls).toEqual(['take a,b', 'take a,b', 'take a,b', 'release a,b']);
  expect(await locks.hold([], async (held) => held.length, CALM)).toBe(0);
});

test('repeats leased work of optimistic callers after a conflict, but not after a commit or another error', async () => {
  const runsOf = async (error: Error, hasCommitted: boolean) => {
    const { locks } = leases();
    let runs = 0;
    const work = locks.hold(
      ['a'],
      async ([lock]) => {
        runs++;
        if (lock?.isOptimistic || runs > 3) return;
        if (hasCommitted) lock?.recordCommit(writes({}));
        throw error;
      },
      HOPEFUL,
    );
    await work.catch(() => undefined);
    return runs;
  };
  expect(await runsOf(new ConflictError('x'), false)).toBe(4);
  expect(await runsOf(new ConflictError('x'), true)).toBe(2);
  expect(await runsOf(new Error('x'), false)).toBe(2);
});

test('renews its leases three times as often as they expire, while the work runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const renewed: unknown[][] = [];
  const renew = async (all: readonly Lease[], ms: number) => {
    renewed.push([all.map(({ name }) => name), ms]);
    throw new Error('offline');
  };
  const locks = new Locks({ take: async () => true, renew, release: async () => {} }, 3000);
  await locks.hold(['a', 'b'], async () => void vi.advanceTimersByTime(2000), CALM);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(renewed).toEqual(Array(2).fill([['a', 'b'], 3000]));
});

test('takes a lease again only after it was released, also if the release failed', async () => {
  const calls: string[] = [];
  const { promise: released, reject } = Promise.withResolvers<void>();
  const backend = {
    take: async () => calls.push('take') > 0,
    renew: async () => {},
    release: () => (calls.push('release') === 2 ? released : Promise.resolve()),
  };
  const locks = new Locks(backend, 10_000);
  await locks.hold(['a'], async () => {}, CALM);
  const next = locks.hold(['a'], async () => void calls.push('work'), CALM);
  await locks.hold(['b'], async () => void calls.push('other work'), CALM);
  await setImmediate();
  expect(calls).toEqual(['take', 'release', 'take', 'other work', 'release']);
  reject(new Error('offline'));
  await next;
  await locks.close();
  expect(calls.slice(5)).toEqual(['take', 'work', 'release']);
});

/** Returns work that runs until `end` is called. */
function work(seen: string[], name: string) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const run = async () => {
    seen.push(`${name} begins`);
    await promise;
    seen.push(`${name} ends`);
  };
  return { run, end };
}

const tick = () => setImmediate();

test('keeps the order when a waiter gives up', async () => {
  const queue = new KeyedQueue();
  const seen: string[] = [];
  const [first, last] = ['first', 'last'].map((name) => work(seen, name));
  const running = [queue.run('one', first!.run)];
  queue.enter('one').leave();
  running.push(queue.run('one', last!.run));
  await tick();
  expect(seen).toEqual(['first begins']);
  let isDrained = false;
  const draining = queue.drain().then(() => {
    isDrained = true;
  });
  first!.end();
  await tick();
  expect(isDrained).toBe(false);
  last!.end();
  await Promise.all([...running, draining]);
});

test('evicts the least recently used entry', () => {
  const lru = new Lru<number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  lru.set('a', 3);
  lru.set('c', 4);
  expect([lru.get('b'), lru.get('c'), lru.get('a')]).toEqual([undefined, 4, 3]);
  lru.set('d', 5);
  expect([lru.get('a'), lru.get('c'), lru.get('d')]).toEqual([3, undefined, 5]);
  lru.delete('d');
  expect(lru.get('d')).toBeUndefined();
});
