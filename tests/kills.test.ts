import { expect, test } from 'vitest';
import { campaign } from './campaigns/kills.ts';

test('whatever was shown on a board before the bot was killed is on disk, once and in order', {
  timeout: 60_000,
}, async () => {
  const { kills, moves, seen } = await campaign(3);
  expect(kills).toBe(3);
  expect(seen).toBeGreaterThan(10);
  expect(moves).toBeGreaterThanOrEqual(seen);
});
