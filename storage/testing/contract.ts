import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Backend } from '../backend.ts';
import { openBackend } from '../backends/index.ts';
import { openStorage, type Storage, storageOn } from '../index.ts';
import { dueContract } from './due.ts';
import { exclusiveContract } from './exclusive.ts';
import { optimisticContract } from './optimistic.ts';
import { recordContract } from './records.ts';
import { listed, uniqueKind } from './subject.ts';

/**
 * Tests that every backend must pass. `url` is called when the tests run. `shared` means that a second storage at the
 * same address sees the same records.
 */
export function storageContract(name: string, url: () => string, { shared = true } = {}): void {
  describe(`storage on ${name}`, () => {
    let backend: Backend;
    let storage: Storage;
    const others: Storage[] = [];
    const openAnother = async (options = {}) => {
      const opened = await openStorage(url(), options);
      others.push(opened);
      return opened;
    };
    beforeAll(async () => {
      backend = await openBackend(url());
      storage = storageOn(backend);
    });
    afterAll(async () => {
      await Promise.all([storage, ...others].map((opened) => opened?.close()));
    });

    const subject = { url, shared, openAnother, backend: () => backend, storage: () => storage };
    recordContract(subject);
    dueContract(subject);
    exclusiveContract(subject);
    optimisticContract(subject);

    test('is probed by a write', async () => {
      await storage.probe();
      const full = storageOn(Object.assign(Object.create(backend), { set: () => Promise.reject(new Error('full')) }));
      await expect(full.probe()).rejects.toThrow('full');
    });

    test('rejects everything after close, and can be closed twice', async () => {
      const closed = await openStorage(url());
      const store = closed.store(uniqueKind(z.json()));
      await closed.close();
      await closed.close();
      for (const use of [
        () => store.get('it'),
        () => listed(store.ids()),
        () => store.quarantine('it'),
        () => closed.probe(),
        () => closed.transact({ writes: [store.put('it', 1)] }),
        () => closed.transact('it', () => {}),
      ]) {
        await expect(use()).rejects.toThrow('The storage is closed.');
      }
    });
  });
}
