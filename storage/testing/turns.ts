import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Busy, type Storage, type Store } from '../index.ts';
import { fresh, type Subject } from './subject.ts';

const PATIENT = 20_000;
const counts = z.object({ count: z.number() });

/** What every back end must do so that work is done alone. */
export function turnContract(subject: Subject): void {
  let storage: Storage;
  beforeAll(() => {
    storage = subject.storage();
  });

  describe('alone', () => {
    const increment = async (through: Storage, store: Store<{ count: number }>, turn: string) =>
      through.alone(
        turn,
        async () => {
          const { count } = (await store.get('it')) ?? { count: 0 };
          await through.commit(store.put('it', { count: count + 1 }));
        },
        PATIENT,
      );

    test('gives what the work gives, or its error, and the turn is free again', async () => {
      expect(await storage.alone('result', async () => 7)).toBe(7);
      await expect(storage.alone('result', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await storage.alone('result', async () => 8)).toBe(8);
    });

    test('lets one at a time work, in order of arrival', async () => {
      const seen: string[] = [];
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          storage.alone(
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
      expect(await storage.alone('outer', () => storage.alone('inner', async () => 'both', 500), 500)).toBe('both');
    });

    test('rejects with Busy when patience ends, and those behind still get their turn', async () => {
      const { promise: held, resolve: free } = Promise.withResolvers<void>();
      const holder = storage.alone('patience', () => held);
      const work = vi.fn(async () => {});
      const impatient = storage.alone('patience', work, 30);
      const behind = storage.alone('patience', async () => 'behind');
      await expect(impatient).rejects.toBeInstanceOf(Busy);
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
      const late = sleeper.alone('sleep', async () => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
        await storage.alone('sleep', () => storage.commit(mine.put('it', { count: 1 })));
        await sleeper.alone('inner', () =>
          sleeper.commit(theirs.put('it', { count: 2 }), theirs.put('more', { count: 2 })),
        );
      });
      await expect(late).rejects.toBeInstanceOf(Busy);
      expect(await mine.get('it')).toEqual({ count: 1 });
      expect(await mine.get('more')).toBeUndefined();
      await sleeper.commit(theirs.put('it', { count: 3 }));
      expect(await mine.get('it')).toEqual({ count: 3 });
    });

    test('does not bind work that it left running', async () => {
      const store = storage.store(fresh(counts));
      const { promise: free, resolve } = Promise.withResolvers<void>();
      let later: Promise<void> | undefined;
      await storage.alone('left', async () => {
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
        await expect(storage.alone('killed', async () => {}, 1100)).rejects.toBeInstanceOf(Busy);
      } finally {
        holder.kill('SIGKILL');
      }
      expect(await storage.alone('killed', async () => 'mine')).toBe('mine');
    });
  });
}
