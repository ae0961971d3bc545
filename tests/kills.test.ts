import { expect, test } from 'vitest';
import { campaign } from './campaigns/kills.ts';

test('whatever was shown on a board before the bot was killed is on disk, once and in order', {
  timeout: 60_000,
}, async () => {
  const { kills, moves, seen } = await campaign(3);
  expect(kills).toBe(3);
  // How many there are is a matter of how fast the machine is.
  expect(seen).toBeGreaterThan(0);
  expect(moves).toBeGreaterThanOrEqual(seen);
});
