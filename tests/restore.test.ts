import { expect, test } from 'vitest';
import { campaign } from './campaigns/restore.ts';

test('restores a backup record by record after the bot was killed', { timeout: 120_000 }, async () => {
  const { kills, records } = await campaign(1, 1);
  expect(kills).toBe(1);
  expect(records).toBeGreaterThan(10);
});
