import { expect, test } from 'vitest';
import { mayRun, postgresServer } from '../storage/testing/servers.ts';
import { campaign as databases } from './campaigns/databases.ts';
import { campaign as deadlines } from './campaigns/deadlines.ts';

test('deadlines that are due at once all ring, and people are answered meanwhile', { timeout: 240_000 }, async () => {
  const { rung, presses } = await deadlines(30);
  expect(rung).toBe(30);
  expect(presses).toBeGreaterThan(0);
});

test.skipIf(!mayRun(postgresServer))(
  'computers go on after their database was restarted',
  { timeout: 240_000 },
  async () => {
    const { tables, stuck } = await databases(2);
    expect(tables).toBeGreaterThan(0);
    expect(stuck).toBe(0);
  },
);
