import { type AnyGame, optionWords } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { TestUser } from '@longtable/playground';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { builtInGames } from '../games/index.ts';
import { lastEphemeral } from './game-helpers.ts';
import { startTestBot, type TestBot, tableIn, temporaryFolder } from './test-bot.ts';

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

const typing = (game: string, text: string) =>
  ada.autocomplete('table', 'play', { subcommand: 'other', options: { game, options: text }, focused: 'options' });

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

test('suggests the options of a game that are not set yet', async () => {
  expect((await typing('game-42', 'start')).map(({ value }) => value)).toEqual(['start=even', 'start=fair']);
  expect((await typing('game-42', 'start=fair, qui')).map(({ value }) => value)).toEqual([
    'start=fair, quick=yes',
    'start=fair, quick=no',
  ]);
  expect(await typing('game-1', '')).toEqual([]);
});

test('opens a game by its title with typed options', async () => {
  await ada.command('table', 'play', {
    subcommand: 'other',
    options: { game: 'Table Game 42', options: 'size=5, start=fair, quick=yes' },
  });
  const { table } = await ada.until(() => tableIn(testBot, 'table'));
  expect(table).toMatchObject({ game: 'game-42', options: { size: 5, start: 'fair', quick: true } });
});

test('opens a game for several with a number of seats', async () => {
  await ada.command('second-table', 'play', { subcommand: 'other', options: { game: 'game-41', players: 4 } });
  const { table } = await ada.until(() => tableIn(testBot, 'second-table'));
  expect(table.seats).toHaveLength(4);
});

test.each([
  ['size=20', 'size=3–9'],
  ['colour=red', 'start=even|fair'],
])('refuses %s and lists the options', async (typed, listed) => {
  await ada.command('lounge', 'play', { subcommand: 'other', options: { game: 'game-42', options: typed } });
  const { content } = lastEphemeral(ada, 'lounge');
  expect(content).toContain(`“${typed}” isn’t an option of this game.`);
  expect(content).toContain(listed);
});

test('refuses a number of seats that the game does not have', async () => {
  await ada.command('lounge', 'play', { subcommand: 'other', options: { game: 'game-42', players: 4 } });
  expect(lastEphemeral(ada, 'lounge').content).toContain('Table Game 42 is for 2 players.');
});

test('shows the title of a game in the reader’s language, and finds it by any', async () => {
  const bo = await testBot.join('Bo');
  await bo.configure({ do: 'language', language: 'de' });
  const found = await bo.autocomplete('table', 'rules', { options: { game: 'tischspiel' }, focused: 'game' });
  expect(found).toEqual([{ name: 'Tischspiel 43', value: 'game-43' }]);
  await bo.command('lounge', 'rules', { options: { game: 'Tischspiel 43' } });
  expect(JSON.stringify(lastEphemeral(bo, 'lounge'))).toContain('## Tischspiel 43: ');
  await ada.command('lounge', 'rules', { options: { game: 'tischspiel 43' } });
  expect(JSON.stringify(lastEphemeral(ada, 'lounge'))).toContain('## Table Game 43: ');
  await bo.command('lounge', 'play', { subcommand: 'other', options: { game: 'game-43' } });
  await bo.until(() => JSON.stringify(bo.messages('lounge')).includes('**Tischspiel 43'));
  expect(JSON.stringify([bo.messages('lounge'), ada.messages('lounge')])).not.toContain('[object Object]');
});

test('shows help, dailies and lessons with 60 third-party games', async () => {
  for (const name of ['help', 'daily']) await ada.command('lounge', name);
  expect(JSON.stringify(lastEphemeral(ada, 'lounge'))).not.toContain('went wrong');
  await ada.command('lounge', 'help');
  expect(JSON.stringify(lastEphemeral(ada, 'lounge'))).toContain('</play other:');
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
