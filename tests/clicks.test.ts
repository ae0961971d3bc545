import { expect, test } from 'vitest';
import { campaign } from './campaigns/clicks.ts';
import { campaign as forgeries } from './campaigns/forgeries.ts';

test('counts only legal presses among double, late and unauthorised ones', {
  timeout: 120_000,
}, async () => {
  const { clicks, moves, privateReplies } = await campaign(15);
  expect(moves).toBeGreaterThan(10);
  expect(privateReplies).toBeGreaterThan(moves);
  expect(clicks).toBeGreaterThanOrEqual(moves + privateReplies);
});

test('answers forged buttons, menus and files without changes or leaked secrets', {
  timeout: 60_000,
}, async () => {
  const { ids, secrets } = await forgeries(40);
  expect(ids).toBeGreaterThan(50);
  expect(secrets).toBeGreaterThan(0);
});
