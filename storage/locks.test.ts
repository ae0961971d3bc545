import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Lease, WriteSet } from './backend.ts';
import { ConflictError, guardOf, Lock, Locks, LockTimeoutError } from './locks.ts';

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

test('guards what its own commits have written', () => {
  const lock = new Lock('it');
  lock.recordRead('a', 'one');
  lock.recordRead('b', 'two');
  expect(lock.hasCommitted).toBe(false);
  lock.recordCommit(writes({ a: 'new', c: 'unread' }, ['b']));
  expect(lock.hasCommitted).toBe(true);
  expect(lock.textsFor(writes({}))).toEqual([['a', 'new']]);
});

test('combines the guards of several locks', () => {
  const lease = { name: 'held', token: 't' };
  const [held, free] = [new Lock('held', lease), new Lock('free')];
  held.recordRead('a', 'one');
  free.recordRead('b', 'two');
  expect(guardOf([held, free], writes({}))).toEqual({
    leases: [lease],
    free: ['free'],
    texts: new Map([['b', 'two']]),
  });
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

test('releases the lease of work that fails, and does not repeat the work', async () => {
  const { locks, calls } = leases();
  let runs = 0;
  const failing = locks.hold(['a'], async () => Promise.reject(new Error(`run ${++runs}`)), CALM);
  await expect(failing).rejects.toThrow('run 1');
  await locks.close();
  expect(calls).toEqual(['take a', 'release a']);
});

test('rejects with the names if a lease is not free in time', async () => {
  const { locks } = leases({ refusals: Number.POSITIVE_INFINITY });
  const held = locks.hold(['a', 'b'], async () => {}, { ...CALM, timeoutMs: 1 });
  await expect(held).rejects.toThrow(LockTimeoutError);
  await expect(held).rejects.toThrow(/^"a", "b" was still in use after \d+ ms\.$/);
});

test('rejects if earlier work of this process holds a name too long', async () => {
  const { locks } = leases();
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = locks.hold(['a'], () => promise, CALM);
  await expect(locks.hold(['a', 'b'], async () => {}, { ...CALM, timeoutMs: 1 })).rejects.toThrow(LockTimeoutError);
  resolve();
  await first;
  expect(await locks.hold(['a', 'b'], async () => 'done', CALM)).toBe('done');
});

test('runs optimistic work without a lease, and again with one after a conflict or without a commit', async () => {
  const outcomes = async (first: (lock: Lock) => void) => {
    const { locks, calls } = leases();
    const modes: string[] = [];
    await locks.hold(
      ['a'],
      async ([lock]) => {
        modes.push(lock?.isOptimistic ? 'optimistic' : 'leased');
        if (lock && modes.length === 1) first(lock);
      },
      HOPEFUL,
    );
    return [...modes, calls[0]];
  };
  const commit = (lock: Lock) => lock.recordCommit(writes({}));
  const conflict = () => {
    throw new ConflictError('no');
  };
  expect(await outcomes(commit)).toEqual(['optimistic', undefined]);
  expect(await outcomes(() => {})).toEqual(['optimistic', 'leased', 'take a']);
  expect(await outcomes(conflict)).toEqual(['optimistic', 'leased', 'take a']);
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

test('does not repeat optimistic work that has committed before its error', async () => {
  const { locks, calls } = leases();
  let runs = 0;
  const work = locks.hold(
    ['a'],
    async ([lock]) => {
      runs++;
      lock?.recordCommit(writes({}));
      throw new ConflictError('late');
    },
    HOPEFUL,
  );
  await expect(work).rejects.toThrow('late');
  expect([runs, calls]).toEqual([1, []]);
});
