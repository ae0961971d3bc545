import { auction } from '@longtable/kit/testing/games/auction';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('seats three computers at a table of four', async () => {
  const { players } = await readSettings(auction, ['--players', '4']);
  expect(players.map(({ level }) => level)).toEqual([undefined, 'plain', 'plain', 'plain']);
});

test.each(['1', '9', 'x'])('rejects --players %s', async (players) => {
  await expect(readSettings(auction, ['--players', players])).rejects.toThrow('--players is 2 to 8 for this game.');
});
