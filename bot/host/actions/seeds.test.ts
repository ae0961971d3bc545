import { isSecretSeed } from '@longtable/kit/rng';
import { expect, test } from 'vitest';
import { locationIn, open, testContext } from '../../../tests/context.ts';
import { exportPerson } from '../../features/personal-data/export.ts';

test('draws a seed of 256 bits that /download-my-data does not contain', async () => {
  const context = await testContext();
  const { seed } = (await open(context)).table;
  expect(isSecretSeed(String(seed))).toBe(true);
  expect(JSON.stringify(await exportPerson(context, 'ada'))).not.toContain(String(seed));
  expect((await open(context, { location: locationIn('d') })).table.seed).not.toBe(seed);
});
