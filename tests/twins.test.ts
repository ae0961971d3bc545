import { expect, test } from 'vitest';
import { campaign } from './campaigns/twins.ts';

test('two processes on one shard, replaced one after the other, play every typed move once', {
  timeout: 120_000,
}, async () => {
  const { moves, ...rest } = await campaign(40);
  expect(moves).toBeGreaterThan(20);
  expect(rest).toMatchObject({ lost: 0, doubled: 0, unanswered: 0 });
});
