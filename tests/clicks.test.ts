import { expect, test } from 'vitest';
import { campaign } from './campaigns/clicks.ts';
import { campaign as forgeries } from './campaigns/forgeries.ts';

test('of double clicks, late clicks and clicks by strangers exactly the legal ones count', {
  timeout: 120_000,
}, async () => {
  const { clicks, moves, whispers } = await campaign(15);
  expect(moves).toBeGreaterThan(10);
  expect(whispers).toBeGreaterThan(moves);
  expect(clicks).toBeGreaterThanOrEqual(moves + whispers);
});

test('forged buttons, menus and files get an answer, change nothing and show no secret', {
  timeout: 60_000,
}, async () => {
  const { ids, secrets } = await forgeries(40);
  expect(ids).toBeGreaterThan(50);
  expect(secrets).toBeGreaterThan(0);
});
