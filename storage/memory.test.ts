import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { openBackend } from './backends/index.ts';
import { openStorage, storageOn } from './index.ts';
import { storageContract } from './testing/contract.ts';

storageContract('memory', () => 'memory:', { shared: false });

test('is empty each time it is opened', async () => {
  const kind = { name: 'kind', version: 1, schema: z.number() };
  const [one, two] = [await openStorage('memory:'), await openStorage('memory:')];
  await one.transact({ writes: [one.store(kind).put('it', 1)] });
  expect(await two.store(kind).get('it')).toBeUndefined();
});

test.each([
  [300_000, 300_000],
  [-300_000, -300_000],
  [900, 0],
  [-900, 0],
])('follows the clock of a database that is %i ms ahead with %i ms', async (ahead, followed) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const backend = Object.assign(await openBackend('memory:'), { time: async () => Date.now() + ahead });
  const storage = storageOn(backend);
  expect(storage.now() - Date.now()).toBe(0);
  await storage.sweep();
  expect(storage.now() - Date.now()).toBe(followed);
});
