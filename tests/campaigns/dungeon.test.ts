import { expect, test } from 'vitest';
import { campaign } from './dungeon.ts';

test('random runs lead to no illegal state', { timeout: 60_000 }, () => {
  expect(campaign(20, 100_000)).toMatchObject({ runs: 20 });
});
