import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ConflictError, LockTimeoutError, type Storage, type Store, type Write } from '../index.ts';
import { type Subject, uniqueKind } from './subject.ts';

const LONG_TIMEOUT_MS = 200_000;
const counts = z.object({ count: z.number() });

/** Tests of exclusive locks. */
export function exclusiveContract(subject: Subject): void {
  let storage: Storage;
  beforeAll(() => {
    storage = subject.storage();
  });

  describe('transact with locks', () => {
    const increment = async (through: Storage, store: Store<{ count: number }>, name: string) =>
      through.transact(
        name,
        async ({ write }) => {
          const { count } = (await store.get('it')) ?? { count: 0 };
          write(store.put('it', { count: count + 1 }));
        },
        { timeoutMs: LONG_TIMEOUT_MS },
      );

    test('returns the result or error of the work and releases the lock', async () => {
      expect(await storage.transact('result', async () => 7)).toBe(7);
      await expect(storage.transact('result', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await storage.transact('result', async () => 8)).toBe(8);
    });

    test('runs one at a time, in order of arrival', async () => {
      const seen: string[] = [];
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          storage.transact(
            'order',
            async () => {
              seen.push(`in ${n}`);
              await new Promise((done) => setTimeout(done, n % 3));
              seen.push(`out ${n}`);
            },
            { timeoutMs: LONG_TIMEOUT_MS },
          ),
        ),
      );
      expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => [`in ${n}`, `out ${n}`]).flat());
    });

    test('loses none of 100 increments', async () => {
      const store = storage.store(uniqueKind(counts));
      await Promise.all(Array.from({ length: 100 }, () => increment(storage, store, 'hundred')));
      expect(await store.get('it')).toEqual({ count: 100 });
    });

    test('does not block other names', async () => {
      const soon = { timeoutMs: LONG_TIMEOUT_MS };
      const both = storage.transact('outer', () => storage.transact('inner', () => 'both', soon), soon);
      expect(await both).toBe('both');
    });

    test('takes several locks together or none of them', async () => {
      const { promise: end, resolve } = Promise.withResolvers<void>();
      const holder = storage.transact('together b', () => end);
      const names = ['together a', 'together b', 'together c'];
      await expect(storage.transact(names, async () => {}, { timeoutMs: 50 })).rejects.toThrow(LockTimeoutError);
      expect(
        await storage.transact(['together c', 'together a'], async () => 'free', { timeoutMs: LONG_TIMEOUT_MS }),
      ).toBe('free');
      resolve();
      await holder;
      const order: string[] = [];
      await Promise.all([
        storage.transact(names, async () => void order.push('first')),
        storage.transact(names.toReversed(), async () => void order.push('second')),
      ]);
      expect(order).toEqual(['first', 'second']);
    });

    test('rejects with LockTimeoutError after the timeout, and later callers still get the lock', async () => {
      const { promise: held, resolve: free } = Promise.withResolvers<void>();
      const holder = storage.transact('timeout', () => held);
      const work = vi.fn(async () => {});
      const timedOut = storage.transact('timeout', work, { timeoutMs: 30 });
      const behind = storage.transact('timeout', async () => 'behind');
      await expect(timedOut).rejects.toBeInstanceOf(LockTimeoutError);
      free();
      await holder;
      expect(await behind).toBe('behind');
      expect(work).not.toHaveBeenCalled();
    });

    test.skipIf(!subject.shared)('loses no increment across two connections', async () => {
      const other = await subject.openAnother();
      const kind = uniqueKind(counts);
      const [here, there] = [storage.store(kind), other.store(kind)];
      const work = Array.from({ length: 50 }, () => [
        increment(storage, here, 'both'),
        increment(other, there, 'both'),
      ]);
      await Promise.all(work.flat());
      expect(await here.get('it')).toEqual({ count: 100 });
    });

    test.skipIf(!subject.shared)('rejects a commit after the lease has expired', async () => {
      const sleeper = await subject.openAnother({ lease: 60 });
      const kind = uniqueKind(counts);
      const [mine, theirs] = [storage.store(kind), sleeper.store(kind)];
      const [taken, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const hold = () => {
        taken.resolve();
        return end.promise;
      };
      let holder: Promise<void> | undefined;
      const late = sleeper.transact('sleep', async (within) => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
        await storage.transact('sleep', ({ write }) => write(mine.put('it', { count: 1 })));
        holder = storage.transact('sleep', hold);
        await taken.promise;
        const writes = [theirs.put('it', { count: 2 }), theirs.put('more', { count: 2 })];
        await sleeper.transact('inner', ({ write }) => write(...writes), { within });
      });
      await expect(late).rejects.toBeInstanceOf(ConflictError);
      // The late holder has not released the lease of the next one.
      const next = sleeper.transact('sleep', async () => {}, { timeoutMs: 50 });
      await expect(next).rejects.toBeInstanceOf(LockTimeoutError);
      end.resolve();
      await holder;
      expect(await mine.get('it')).toEqual({ count: 1 });
      expect(await mine.get('more')).toBeUndefined();
      await sleeper.transact({ writes: [theirs.put('it', { count: 3 })] });
      expect(await mine.get('it')).toEqual({ count: 3 });
    });

    test.skipIf(!subject.shared)('rejects a commit under a released lock', async () => {
      const store = storage.store(uniqueKind(counts));
      const within = await storage.transact('left', (transaction) => transaction);
      await storage.transact('left', () => {});
      const late = storage.transact([], ({ write }) => write(store.put('it', { count: 1 })), { within });
      await expect(late).rejects.toBeInstanceOf(ConflictError);
      expect(await store.get('it')).toBeUndefined();
    });

    test.skipIf(!subject.shared)('rejects a commit if the first read is outdated', async () => {
      const kind = uniqueKind(counts, { cached: true });
      const other = await subject.openAnother();
      const [mine, theirs] = [storage.store(kind), other.store(kind)];
      await storage.transact({ writes: [mine.put('it', { count: 1 })] });
      const work = storage.transact('first', async ({ lock, write }) => {
        const { count } = (await mine.get('it', lock)) ?? { count: 0 };
        await other.transact({ writes: [theirs.put('it', { count: 7 })] });
        await mine.get('it', lock);
        write(mine.put('it', { count: count + 1 }));
      });
      await expect(work).rejects.toBeInstanceOf(ConflictError);
      expect(await theirs.get('it')).toEqual({ count: 7 });
    });

    test.skipIf(!subject.shared)('rejects deleting a record that another process has changed', async () => {
      const kind = uniqueKind(counts, { cached: true });
      const other = await subject.openAnother();
      const [mine, theirs] = [storage.store(kind), other.store(kind)];
      await storage.transact({ writes: [mine.put('it', { count: 1 })] });
      const work = storage.transact('drop', async ({ lock, write }) => {
        await mine.get('it', lock);
        await other.transact({ writes: [theirs.put('it', { count: 7 })] });
        write(mine.drop('it'));
      });
      await expect(work).rejects.toBeInstanceOf(ConflictError);
    });

    test('can change a record it has read repeatedly', async () => {
      const store = storage.store(uniqueKind(counts, { cached: true }));
      await storage.transact({ writes: [store.put('it', { count: 1 })] });
      await storage.transact('twice', async (within) => {
        await store.get('it', within.lock);
        const commit = (one: Write) => storage.transact([], ({ write }) => write(one), { within });
        for (const count of [2, 3]) await commit(store.put('it', { count }));
        await commit(store.drop('it'));
        await commit(store.put('it', { count: 4 }));
      });
      expect(await store.get('it')).toEqual({ count: 4 });
    });

    test.skipIf(!subject.shared)('waits for another process until it is killed', async () => {
      const holder = spawn(process.execPath, [`${import.meta.dirname}/holder.ts`, subject.url(), 'killed', '1500']);
      try {
        await once(holder.stdout, 'data');
        await expect(storage.transact('killed', async () => {}, { timeoutMs: 2000 })).rejects.toBeInstanceOf(
          LockTimeoutError,
        );
      } finally {
        holder.kill('SIGKILL');
      }
      expect(await storage.transact('killed', async () => 'mine')).toBe('mine');
    });
  });
}
