import { expect, test } from 'vitest';
import { campaign } from './campaigns/restore.ts';

test('restores a backup record by record after the bot was killed', { timeout: 120_000 }, async () => {
  const { kills, records } = await campaign(2, 1);
  expect(kills).toBe(2);
  expect(records).toBeGreaterThan(10);
});
