import { expect, test } from 'vitest';
import { campaign as guests } from './campaigns/anywhere.ts';
import { campaign } from './campaigns/kills.ts';

test('whatever was shown on a board before the bot was killed is on disk, once and in order', {
  timeout: 120_000,
}, async () => {
  const { kills, moves, seen } = await campaign(1);
  expect(kills).toBe(1);
  expect(seen).toBeGreaterThan(0);
  expect(moves).toBeGreaterThanOrEqual(seen);
});

test('the same where Longtable can only answer, and it asks for nothing else there', { timeout: 120_000 }, async () => {
  expect(await guests(1)).toMatchObject({ kills: 1, noAccess: 0, beyondFive: 0 });
});
