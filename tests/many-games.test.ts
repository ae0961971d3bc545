import { type AnyGame, optionWords } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { TestUser } from '@longtable/playground';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { builtInGames } from '../games/index.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

const options = z.object({
  size: z.int().min(3).max(9).optional().register(optionWords, { about: 'Size of the board' }),
  start: z.enum(['even', 'fair']).optional().register(optionWords, { about: 'How the game begins' }),
  quick: z.boolean().optional().register(optionWords, { about: 'A shorter game' }),
});
const others: AnyGame[] = Array.from({ length: 60 }, (_, index) => ({
  ...((index === 41 ? auction : noughts) as AnyGame),
  id: `game-${index}`,
  title: `Table Game ${index}`,
  ...(index === 42 && { options }),
  ...(index === 43 && { title: { en: 'Table Game 43', de: 'Tischspiel 43' } }),
}));

let testBot: TestBot;
let ada: TestUser;
const folder = temporaryFolder();

beforeAll(async () => {
  testBot = await startTestBot([...builtInGames, ...others], `sqlite:${folder.path}/many.sqlite`);
  ada = await testBot.join('Ada');
  await testBot.longtable.registered;
});
afterAll(async () => {
  await testBot.close();
  folder.remove();
});

test('registers all commands with 60 third-party games and logs those that /play has no room for', () => {
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(JSON.stringify(testBot.log.lines)).toContain('these games are opened with /play other');
});

test.each([
  ['play', { subcommand: 'other' }],
  ['rules', {}],
  ['learn', {}],
  ['leaderboard', {}],
  ['stats', {}],
  ['lobby', {}],
  ['tournament', { subcommand: 'create' }],
  ['settings', { subcommand: 'game' }],
])('suggests games for /%s by title', async (name, input) => {
  const found = await ada.autocomplete('table', name, { ...input, options: { game: 'game 42' }, focused: 'game' });
  expect(found).toEqual([{ name: 'Table Game 42', value: 'game-42' }]);
});
