import { expect, test } from 'vitest';
import { campaign } from './campaigns/fuzz.ts';

test('answers a sample of hostile files, forms, options, ids and messages within the budget', async () => {
  const costs = await campaign(300, 7);
  expect([...costs.values()].reduce((sum, { count }) => sum + count, 0)).toBe(300);
});
