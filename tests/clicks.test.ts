import { expect, test } from 'vitest';
import { campaign } from './campaigns/clicks.ts';

test('of double clicks, late clicks and clicks by strangers exactly the legal ones count', {
  timeout: 120_000,
}, async () => {
  const { clicks, moves, whispers } = await campaign(15);
  expect(moves).toBeGreaterThan(10);
  expect(whispers).toBeGreaterThan(moves);
  expect(clicks).toBeGreaterThanOrEqual(moves + whispers);
});
