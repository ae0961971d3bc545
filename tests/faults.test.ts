import { expect, test } from 'vitest';
import { campaign } from './campaigns/faults.ts';

test('recovers from simulated outages: all tables synced, all reachable users answered, no leftovers', {
  timeout: 240_000,
}, async () => {
  const { moves, faultCount, unanswered, unhandled } = await campaign({
    seed: 1,
    minutes: 0.1,
    faults: 'rough revoked=0',
  });
  expect(moves).toBeGreaterThan(5);
  expect(faultCount).toBeGreaterThan(5);
  expect({ unanswered, unhandled }).toEqual({ unanswered: 0, unhandled: 0 });
});
