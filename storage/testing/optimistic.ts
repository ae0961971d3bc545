import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ConflictError, LockTimeoutError, StoppedError, type Storage, type Store, type Transaction } from '../index.ts';
import { type Subject, uniqueKind } from './subject.ts';

const LONG_TIMEOUT_MS = 200_000;
const OPTIMISTIC = { isOptimistic: true };
const counts = z.object({ count: z.number() });

/** Defines the tests of optimistic locks. */
export function optimisticContract(subject: Subject): void {
  let storage: Storage;
  beforeAll(() => {
    storage = subject.storage();
  });

  describe('optimistic transact', () => {
    const kept = () => uniqueKind(counts, { cached: true });
    /** Returns stores of one kind in this process and in another one. */
    const twoProcesses = async () => {
      const [other, kind] = [await subject.openAnother(), kept()];
      return { other, mine: storage.store(kind), theirs: other.store(kind) };
    };
    const nameFor = (store: Store<{ count: number }>) => `optimistic ${store.put('it', { count: 0 }).key}`;
    const adding =
      (store: Store<{ count: number }>, runs: number[] = []) =>
      async ({ lock, write }: Transaction) => {
        const { count } = (await store.get('it', lock)) ?? { count: 0 };
        runs.push(count);
        write(store.put('it', { count: count + 1 }));
      };
    const increment = (through: Storage, store: Store<{ count: number }>, runs: number[] = []) =>
      through.transact(nameFor(store), adding(store, runs), { isOptimistic: true, timeoutMs: LONG_TIMEOUT_MS });

    test('runs once without conflicts', async () => {
      const store = storage.store(kept());
      await storage.transact({ writes: [store.put('it', { count: 4 })] });
      const runs: number[] = [];
      for (let n = 0; n < 3; n++) await increment(storage, store, runs);
      expect(runs).toEqual([4, 5, 6]);
    });

    test('loses none of 500 increments', async () => {
      const store = storage.store(kept());
      await Promise.all(Array.from({ length: 500 }, () => increment(storage, store)));
      expect(await store.get('it')).toEqual({ count: 500 });
    });

    test.runIf(subject.shared)('loses no increment of a kind that is not cached', async () => {
      const [other, kind] = [await subject.openAnother(), uniqueKind(counts)];
      const [mine, theirs] = [storage.store(kind), other.store(kind)];
      await storage.transact({ writes: [mine.put('it', { count: 0 })] });
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? increment(storage, mine) : increment(other, theirs))),
      );
      expect(await mine.get('it')).toEqual({ count: 20 });
    });

    test('repeats work that commits nothing under a lease', async () => {
      const store = storage.store(kept());
      await storage.transact({ writes: [store.put('it', { count: 1 })] });
      const seen: unknown[] = [];
      const result = await storage.transact(
        'nothing',
        async ({ lock }) => {
          seen.push([await store.get('it', lock), lock?.isOptimistic]);
          return seen.length;
        },
        OPTIMISTIC,
      );
      expect(result).toBe(2);
      expect(seen).toEqual([
        [{ count: 1 }, true],
        [{ count: 1 }, false],
      ]);
    });

    test("rejects with the work's error without repeating it", async () => {
      const work = vi.fn(() => Promise.reject(new Error('no')));
      await expect(storage.transact('error', work, OPTIMISTIC)).rejects.toThrow('no');
      expect(work).toHaveBeenCalledTimes(1);
    });

    test('repeats work that stops under a lease, unless it has committed', async () => {
      const store = storage.store(kept());
      const seen: unknown[] = [];
      const stopping = async ({ lock }: Transaction) => {
        seen.push(lock?.isOptimistic);
        throw new StoppedError('stop');
      };
      await expect(storage.transact('stop', stopping, OPTIMISTIC)).rejects.toThrow('stop');
      expect(seen).toEqual([true, false]);
      const halfway = vi.fn(async (within: Transaction) => {
        within.write(store.put('lost', { count: 1 }));
        await storage.transact([], ({ write }) => write(store.put('it', { count: 1 })), { within });
        throw new StoppedError('later');
      });
      await expect(storage.transact('half stopped', halfway, OPTIMISTIC)).rejects.toThrow('later');
      expect(halfway).toHaveBeenCalledTimes(1);
      expect([await store.get('it'), await store.get('lost')]).toEqual([{ count: 1 }, undefined]);
    });

    test('does not repeat after a commit', async () => {
      const store = storage.store(kept());
      const work = vi.fn(async (within: Transaction) => {
        await storage.transact([], ({ write }) => write(store.put('it', { count: 1 })), { within });
        throw new ConflictError('later');
      });
      await expect(storage.transact('half', work, OPTIMISTIC)).rejects.toThrow('later');
      expect(work).toHaveBeenCalledTimes(1);
    });

    test('does not repeat after a commit under the lease', async () => {
      const store = storage.store(kept());
      const work = vi.fn(async (within: Transaction) => {
        if (!within.lock?.isOptimistic)
          await storage.transact([], ({ write }) => write(store.put('it', { count: 1 })), { within });
        throw new ConflictError('later');
      });
      await expect(storage.transact('half leased', work, { isOptimistic: true, timeoutMs: 200 })).rejects.toThrow(
        'later',
      );
      expect(work).toHaveBeenCalledTimes(2);
    });

    test.skipIf(!subject.shared)(
      'repeats work on a record that another process has changed, with the current record',
      async () => {
        const { other, mine, theirs } = await twoProcesses();
        await storage.transact({ writes: [mine.put('it', { count: 1 })] });
        await other.transact({ writes: [theirs.put('it', { count: 7 })] });
        const runs: number[] = [];
        await increment(storage, mine, runs);
        expect(runs).toEqual([1, 7]);
        expect(await theirs.get('it')).toEqual({ count: 8 });
      },
    );

    test.skipIf(!subject.shared)('repeats work until it is no longer disturbed', async () => {
      const { other, mine, theirs } = await twoProcesses();
      await storage.transact({ writes: [mine.put('it', { count: 1 })] });
      let disturbed = 0;
      await storage.transact(
        'disturbed',
        async ({ lock, write }) => {
          const { count } = (await mine.get('it', lock)) ?? { count: 0 };
          if (disturbed++ < 4) await other.transact({ writes: [theirs.put('it', { count: count + 10 })] });
          write(mine.put('it', { count: count + 1 }));
        },
        OPTIMISTIC,
      );
      expect(await theirs.get('it')).toEqual({ count: 42 });
    });

    test.skipIf(!subject.shared)('does not restore a deleted record', async () => {
      const { other, mine, theirs } = await twoProcesses();
      await storage.transact({ writes: [mine.put('it', { count: 1 })] });
      await other.transact({ writes: [theirs.drop('it')] });
      const runs: number[] = [];
      await increment(storage, mine, runs);
      expect(runs).toEqual([1, 0]);
    });

    test.skipIf(!subject.shared)('detects a changed record in a nested commit', async () => {
      const { other, mine, theirs } = await twoProcesses();
      await storage.transact({ writes: [mine.put('read', { count: 1 })] });
      await other.transact({ writes: [theirs.put('read', { count: 2 })] });
      const copy = (within: Transaction) =>
        storage.transact(
          'inner',
          async ({ write }) => {
            const { count } = (await mine.get('read', within.lock)) ?? { count: 0 };
            write(mine.put('written', { count }));
          },
          { within },
        );
      await storage.transact('outer', copy, OPTIMISTIC);
      expect(await theirs.get('written')).toEqual({ count: 2 });
    });

    test.skipIf(!subject.shared)('waits for the holder of a lease', async () => {
      const { other, mine, theirs } = await twoProcesses();
      await storage.transact({ writes: [mine.put('it', { count: 1 })] });
      await other.transact('held', async ({ write: writeHeld }) => {
        const hasty = storage.transact('held', ({ write }) => write(mine.put('it', { count: 5 })), {
          isOptimistic: true,
          timeoutMs: 30,
        });
        await expect(hasty).rejects.toBeInstanceOf(LockTimeoutError);
        expect(await theirs.get('it')).toEqual({ count: 1 });
        writeHeld(theirs.put('it', { count: 2 }));
      });
      await storage.transact('held', adding(mine), OPTIMISTIC);
      expect(await theirs.get('it')).toEqual({ count: 3 });
    });

    test.skipIf(!subject.shared)(
      'loses no increment together with transactions under a lease, across two connections',
      async () => {
        const { other, mine: here, theirs: there } = await twoProcesses();
        // Retry if an optimistic commit came first.
        const insisting = async (): Promise<void> =>
          other
            .transact(nameFor(here), adding(there), { timeoutMs: LONG_TIMEOUT_MS })
            .catch((error) => (error instanceof ConflictError ? insisting() : Promise.reject(error)));
        const work = Array.from({ length: 50 }, () => [increment(storage, here), increment(other, there), insisting()]);
        await Promise.all(work.flat());
        expect(await here.get('it')).toEqual({ count: 150 });
      },
    );
  });
}
