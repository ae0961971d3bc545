import { expect, test } from 'vitest';
import { campaign } from './dungeon.ts';

test('reaches no illegal state in random runs', { timeout: 60_000 }, () => {
  expect(campaign(20, 100_000)).toMatchObject({ runs: 20 });
});
