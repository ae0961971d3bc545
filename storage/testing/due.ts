import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AlreadyHandledError, type Storage } from '../index.ts';
import type { RecordKind } from '../store.ts';
import { listed, type Subject, uniqueKind } from './subject.ts';

const timed = z.object({ at: z.number() });
type Timed = z.infer<typeof timed>;

/** Tests of due records and of records that must be new. */
export function dueContract(subject: Subject): void {
  let storage: Storage;
  const kind = (): RecordKind<Timed> => uniqueKind(timed, { due: ({ at }) => at });
  beforeAll(() => {
    storage = subject.storage();
  });

  describe('due records', () => {
    test('are taken in order of time, up to the limit, once each', async () => {
      const store = storage.store(kind());
      const other = storage.store(kind());
      await storage.transact({
        writes: [
          ...[5, 1.5, 3, -2, 4, 9].map((at) => store.put(`at ${at}`, { at })),
          other.put('elsewhere', { at: 1 }),
        ],
      });
      expect(await store.takeDue(5, 100, 2)).toEqual(['at -2', 'at 1.5']);
      expect(await store.takeDue(5, 100, 10)).toEqual(['at 3', 'at 4', 'at 5']);
      expect(await store.takeDue(5, 100, 10)).toEqual([]);
      expect(await other.takeDue(5, 100, 10)).toEqual(['elsewhere']);
    });

    test('are due again if the taker does not finish', async () => {
      const store = storage.store(kind());
      await storage.transact({ writes: [store.put('it', { at: 1 })] });
      expect(await store.takeDue(10, 40, 1)).toEqual(['it']);
      expect(await store.takeDue(39, 60, 1)).toEqual([]);
      expect(await store.takeDue(40, 60, 1)).toEqual(['it']);
    });

    test('follow the last write, and are removed when deleted or quarantined', async () => {
      const store = storage.store(kind());
      await storage.transact({
        writes: [
          store.put('later', { at: 1 }),
          store.put('gone', { at: 1 }),
          store.put('aside', { at: 1 }),
          store.put('both', { at: 1 }),
        ],
      });
      expect(await store.takeDue(1, 50, 1)).toHaveLength(1);
      await storage.transact({ writes: [store.put('later', { at: 70 }), store.drop('gone'), store.drop('both')] });
      await storage.transact({ writes: [store.drop('both'), store.put('both', { at: 60 })] });
      await store.quarantine('aside');
      expect(await store.takeDue(65, 100, 10)).toEqual(['both']);
      expect(await store.takeDue(70, 100, 10)).toEqual(['later']);
      expect(await store.takeDue(1000, 2000, 10)).toHaveLength(2);
    });

    test.skipIf(!subject.shared)('are taken once by concurrent callers', async () => {
      const shape = kind();
      const stores = [storage, await subject.openAnother(), await subject.openAnother()].map((one) => one.store(shape));
      await storage.transact({ writes: Array.from({ length: 200 }, (_, n) => stores[0]!.put(`${n}`, { at: n })) });
      const asked = Array.from({ length: 30 }, (_, n) => stores[n % 3]!.takeDue(1000, 2000, 10));
      const given = (await Promise.all(asked)).flat();
      expect(new Set(given).size).toBe(given.length);
      for (const store of stores) given.push(...(await store.takeDue(1000, 2000, 300)));
      expect(given).toHaveLength(200);
    });
  });

  describe('new records', () => {
    test('are added once, atomically with their commit', async () => {
      const store = storage.store(kind());
      await storage.transact({ writes: [store.add('it', { at: 1 }), store.put('beside', { at: 1 })] });
      const again = storage.transact({
        writes: [store.put('beside', { at: 2 }), store.drop('it'), store.add('it', { at: 2 })],
      });
      await expect(again).rejects.toBeInstanceOf(AlreadyHandledError);
      const second = storage.transact({
        writes: [store.add('it', { at: 2 }), store.put('more', { at: 2 }), store.drop('beside')],
      });
      await expect(second).rejects.toBeInstanceOf(AlreadyHandledError);
      expect(await listed(store.ids())).toEqual(['beside', 'it']);
      expect(await store.get('beside')).toEqual({ at: 1 });
      // PostgreSQL reports a rejected commit shortly before it releases its locks, and skips locked rows.
      const taken: string[] = [];
      await expect.poll(async () => taken.push(...(await store.takeDue(1, 5, 10)))).toBe(2);
    });

    test('are added by one of many concurrent callers', async () => {
      const shape = kind();
      const stores = [storage, ...(subject.shared ? [await subject.openAnother()] : [])];
      const adding = Array.from({ length: 20 }, (_, n) => {
        const one = stores[n % stores.length]!;
        return one.transact({ writes: [one.store(shape).add('it', { at: n })] }).then(
          () => 'added',
          (error) => error.name,
        );
      });
      const outcomes = await Promise.all(adding);
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'AlreadyHandledError')).toHaveLength(19);
    });
  });
}
