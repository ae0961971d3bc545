import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LockTimeoutError, type Storage, type Store } from '../index.ts';
import { fresh, type Subject } from './subject.ts';

const PATIENT = 20_000;
const counts = z.object({ count: z.number() });

/** What every back end must do so that work is done alone. */
export function turnContract(subject: Subject): void {
  let storage: Storage;
  beforeAll(() => {
    storage = subject.storage();
  });

  describe('exclusive', () => {
    const increment = async (through: Storage, store: Store<{ count: number }>, turn: string) =>
      through.exclusive(
        turn,
        async () => {
          const { count } = (await store.get('it')) ?? { count: 0 };
          await through.commit(store.put('it', { count: count + 1 }));
        },
        PATIENT,
      );

    test('gives what the work gives, or its error, and the turn is free again', async () => {
      expect(await storage.exclusive('result', async () => 7)).toBe(7);
      await expect(storage.exclusive('result', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await storage.exclusive('result', async () => 8)).toBe(8);
    });

    test('lets one at a time work, in order of arrival', async () => {
      const seen: string[] = [];
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          storage.exclusive(
            'order',
            async () => {
              seen.push(`in ${n}`);
              await new Promise((done) => setTimeout(done, n % 3));
              seen.push(`out ${n}`);
            },
            PATIENT,
          ),
        ),
      );
      expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => [`in ${n}`, `out ${n}`]).flat());
    });

    test('loses none of 500 increments', async () => {
      const store = storage.store(fresh(counts));
      await Promise.all(Array.from({ length: 500 }, () => increment(storage, store, 'five hundred')));
      expect(await store.get('it')).toEqual({ count: 500 });
    });

    test('under another name need not wait', async () => {
      expect(await storage.exclusive('outer', () => storage.exclusive('inner', async () => 'both', 500), 500)).toBe(
        'both',
      );
    });

    test('rejects with Busy when patience ends, and those behind still get their turn', async () => {
      const { promise: held, resolve: free } = Promise.withResolvers<void>();
      const holder = storage.exclusive('patience', () => held);
      const work = vi.fn(async () => {});
      const impatient = storage.exclusive('patience', work, 30);
      const behind = storage.exclusive('patience', async () => 'behind');
      await expect(impatient).rejects.toBeInstanceOf(LockTimeoutError);
      free();
      await holder;
      expect(await behind).toBe('behind');
      expect(work).not.toHaveBeenCalled();
    });

    test.skipIf(!subject.shared)('across two connections loses no increment', async () => {
      const other = await subject.another();
      const kind = fresh(counts);
      const [here, there] = [storage.store(kind), other.store(kind)];
      const work = Array.from({ length: 50 }, () => [
        increment(storage, here, 'both'),
        increment(other, there, 'both'),
      ]);
      await Promise.all(work.flat());
      expect(await here.get('it')).toEqual({ count: 100 });
    });

    test.skipIf(!subject.shared)('lets nobody commit who slept through its lease', async () => {
      const sleeper = await subject.another({ lease: 60 });
      const kind = fresh(counts);
      const [mine, theirs] = [storage.store(kind), sleeper.store(kind)];
      const late = sleeper.exclusive('sleep', async () => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
        await storage.exclusive('sleep', () => storage.commit(mine.put('it', { count: 1 })));
        await sleeper.exclusive('inner', () =>
          sleeper.commit(theirs.put('it', { count: 2 }), theirs.put('more', { count: 2 })),
        );
      });
      await expect(late).rejects.toBeInstanceOf(LockTimeoutError);
      expect(await mine.get('it')).toEqual({ count: 1 });
      expect(await mine.get('more')).toBeUndefined();
      await sleeper.commit(theirs.put('it', { count: 3 }));
      expect(await mine.get('it')).toEqual({ count: 3 });
    });

    test('does not bind work that it left running', async () => {
      const store = storage.store(fresh(counts));
      const { promise: free, resolve } = Promise.withResolvers<void>();
      let later: Promise<void> | undefined;
      await storage.exclusive('left', async () => {
        later = free.then(() => storage.commit(store.put('it', { count: 1 })));
      });
      resolve();
      await later;
      expect(await store.get('it')).toEqual({ count: 1 });
    });

    test.skipIf(!subject.shared)('waits for another process, however long it works, until it is killed', async () => {
      const holder = spawn(process.execPath, [`${import.meta.dirname}/holder.ts`, subject.url(), 'killed', '600']);
      try {
        await once(holder.stdout, 'data');
        await expect(storage.exclusive('killed', async () => {}, 1100)).rejects.toBeInstanceOf(LockTimeoutError);
      } finally {
        holder.kill('SIGKILL');
      }
      expect(await storage.exclusive('killed', async () => 'mine')).toBe('mine');
    });
  });

  describe('at once', () => {
    const kept = () => fresh(counts, { remembered: true });
    /** The same records as this process has them, and as another one does. */
    const twoProcesses = async () => {
      const [other, kind] = [await subject.another(), kept()];
      return { other, mine: storage.store(kind), theirs: other.store(kind) };
    };
    const increment = (through: Storage, store: Store<{ count: number }>, runs: number[] = []) =>
      through.optimistic(
        `at once ${store.put('it', { count: 0 }).key}`,
        async () => {
          const { count } = (await store.get('it')) ?? { count: 0 };
          runs.push(count);
          await through.commit(store.put('it', { count: count + 1 }));
        },
        PATIENT,
      );

    test('work runs a single time when nobody disturbs it', async () => {
      const store = storage.store(kept());
      await storage.commit(store.put('it', { count: 4 }));
      const runs: number[] = [];
      for (let n = 0; n < 3; n++) await increment(storage, store, runs);
      expect(runs).toEqual([4, 5, 6]);
    });

    test('loses none of 500 increments', async () => {
      const store = storage.store(kept());
      await Promise.all(Array.from({ length: 500 }, () => increment(storage, store)));
      expect(await store.get('it')).toEqual({ count: 500 });
    });

    test('work that commits nothing is done once more, alone', async () => {
      const store = storage.store(kept());
      await storage.commit(store.put('it', { count: 1 }));
      const seen: unknown[] = [];
      const result = await storage.optimistic('nothing', async () => {
        seen.push(await store.get('it'));
        return seen.length;
      });
      expect(result).toBe(2);
      expect(seen).toEqual([{ count: 1 }, { count: 1 }]);
    });

    test('gives the error of its work, once', async () => {
      const work = vi.fn(() => Promise.reject(new Error('no')));
      await expect(storage.optimistic('error', work)).rejects.toThrow('no');
      expect(work).toHaveBeenCalledTimes(1);
    });

    test.skipIf(!subject.shared)('work on what another has changed is done again, with what there is', async () => {
      const { other, mine, theirs } = await twoProcesses();
      await storage.commit(mine.put('it', { count: 1 }));
      await other.commit(theirs.put('it', { count: 7 }));
      const runs: number[] = [];
      await increment(storage, mine, runs);
      expect(runs).toEqual([1, 7]);
      expect(await theirs.get('it')).toEqual({ count: 8 });
    });

    test.skipIf(!subject.shared)('what another has dropped is not there again', async () => {
      const { other, mine, theirs } = await twoProcesses();
      await storage.commit(mine.put('it', { count: 1 }));
      await other.commit(theirs.drop('it'));
      const runs: number[] = [];
      await increment(storage, mine, runs);
      expect(runs).toEqual([1, 0]);
    });

    test.skipIf(!subject.shared)('nothing rests on a change that was lost, however deep it is made', async () => {
      const { other, mine, theirs } = await twoProcesses();
      await storage.commit(mine.put('read', { count: 1 }));
      await other.commit(theirs.put('read', { count: 2 }));
      await storage.optimistic('outer', () =>
        storage.exclusive('inner', async () => {
          const { count } = (await mine.get('read')) ?? { count: 0 };
          await storage.commit(mine.put('written', { count }));
        }),
      );
      expect(await theirs.get('written')).toEqual({ count: 2 });
    });

    test.skipIf(!subject.shared)('what was read before, under another name, does not stand in the way', async () => {
      const { other, mine, theirs } = await twoProcesses();
      await storage.commit(mine.put('it', { count: 1 }));
      await storage.exclusive('a wider name', async () => {
        await mine.get('it');
        await other.commit(theirs.put('it', { count: 5 }));
        await increment(storage, mine);
      });
      expect(await theirs.get('it')).toEqual({ count: 6 });
    });

    test.skipIf(!subject.shared)('waits for whoever is alone under the name', async () => {
      const { other, mine, theirs } = await twoProcesses();
      await storage.commit(mine.put('it', { count: 1 }));
      await other.exclusive('held', async () => {
        const hasty = storage.optimistic('held', () => storage.commit(mine.put('it', { count: 5 })), 30);
        await expect(hasty).rejects.toBeInstanceOf(LockTimeoutError);
        expect(await theirs.get('it')).toEqual({ count: 1 });
        await other.commit(theirs.put('it', { count: 2 }));
      });
      await storage.optimistic('held', async () => {
        const { count } = (await mine.get('it')) ?? { count: 0 };
        await storage.commit(mine.put('it', { count: count + 1 }));
      });
      expect(await theirs.get('it')).toEqual({ count: 3 });
    });

    test.skipIf(!subject.shared)('and alone, across two connections, loses no increment', async () => {
      const { other, mine: here, theirs: there } = await twoProcesses();
      const exclusive = async () => {
        const { count } = (await there.get('it')) ?? { count: 0 };
        await other.commit(there.put('it', { count: count + 1 }));
      };
      const name = `at once ${here.put('it', { count: 0 }).key}`;
      // Whoever took the turn while another was about to commit is told so, and tries again.
      const insisting = async (): Promise<void> =>
        other
          .exclusive(name, exclusive, PATIENT)
          .catch((error) => (error instanceof LockTimeoutError ? insisting() : Promise.reject(error)));
      const work = Array.from({ length: 50 }, () => [increment(storage, here), increment(other, there), insisting()]);
      await Promise.all(work.flat());
      expect(await here.get('it')).toEqual({ count: 150 });
    });
  });
}
