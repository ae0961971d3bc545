import { expect, test } from 'vitest';
import { z } from 'zod';
import { openStorage } from './index.ts';
import { storageContract } from './testing/contract.ts';

storageContract('memory', () => 'memory:', { shared: false });

test('is empty each time it is opened', async () => {
  const kind = { name: 'kind', version: 1, schema: z.number() };
  const [one, two] = [await openStorage('memory:'), await openStorage('memory:')];
  await one.transact({ writes: [one.store(kind).put('it', 1)] });
  expect(await two.store(kind).get('it')).toBeUndefined();
});

test.each(['', 'data/longtable.sqlite', 'sqlite:', 'sqlite::memory:', 'mysql:', 'keyv:', 'redis:', 'postgres://['])(
  'rejects the address "%s" and lists the valid ones',
  async (url) => {
    await expect(openStorage(url)).rejects.toThrow(/^The storage address must be sqlite:<file>, redis:/);
  },
);
