import { expect, test } from 'vitest';
import { campaign, guestCampaign } from './campaigns/kills.ts';

test('stores every shown move exactly once and in order before a kill', async () => {
  const { kills, moves, seen } = await campaign(1);
  expect(kills).toBe(1);
  expect(seen).toBeGreaterThan(0);
  expect(moves).toBeGreaterThanOrEqual(seen);
});

test('stores every shown move before a kill where the bot can only respond to interactions', async () => {
  expect(await guestCampaign(1)).toMatchObject({ kills: 1, noAccess: 0, beyondFive: 0 });
});
