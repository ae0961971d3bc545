import { guess } from '@longtable/kit/testing/games/guess';
import { expect, test } from 'vitest';
import { noughtsWithComputers, open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { changeServer } from '../../host/settings.ts';

const GAMES = [noughtsWithComputers, guess];

test('opens a lesson against the weakest computer, with the user in the first seat', async () => {
  const bot = await openFeatureBot(GAMES);
  expect((await bot.user('ada').press({ kind: 'learn', game: 'noughts' })).refused).toBeUndefined();
  const { table } = await bot.tableIn('c');
  expect(table.seats).toMatchObject([
    { kind: 'person', id: 'ada' },
    { kind: 'computer', level: 'beginner' },
  ]);
  expect(table.features.lesson).toBe(true);
});

test('links to the lesson in progress in a DM, which can be left', async () => {
  const bot = await openFeatureBot(GAMES);
  await bot.user('ada', { guild: null }).press({ kind: 'learn', game: 'noughts' });
  const again = await bot.user('ada', { channel: 'd' }).command('learn', { game: 'noughts' });
  expect(again.text).toContain('<#c>');
  expect(again.ids.map(({ kind }) => kind)).toEqual(['panel', 'leave']);
  await bot.user('ada').press(again.ids[1] as Id, { isPrivate: true });
  await bot.user('ada', { channel: 'd' }).press({ kind: 'learn', game: 'noughts' });
  expect((await bot.tableIn('d')).table.features.lesson).toBe(true);
  await bot.user('bo', { channel: 'e' }).press({ kind: 'learn', game: 'noughts' });
  expect((await bot.tableIn('e')).table.seats[0]).toMatchObject({ id: 'bo' });
});

test('refuses games without a lesson, unknown games and games that the server does not offer', async () => {
  const bot = await openFeatureBot(GAMES);
  const learn = async (game: string) => (await bot.user('ada').press({ kind: 'learn', game })).refused;
  expect((await bot.user('ada').press({ kind: 'learn', game: 'guess' })).text).toContain(
    'There’s no lesson for this game yet. `/rules` explains how to play.',
  );
  expect(await learn('chess')).toBe('gameGone');
  await changeServer(bot.context, 'g', (server) => ({ ...server, disabledGames: ['noughts'] }));
  expect(await learn('noughts')).toBe('gameDisabled');
});

test('shows the lesson in progress in a panel, beside any game of the channel', async () => {
  const bot = await openFeatureBot(GAMES);
  await open(bot.context, { game: noughtsWithComputers, occupants: [person('bo'), person('cleo')] });
  const opened = await bot.user('ada').press({ kind: 'learn', game: 'noughts' });
  expect(opened.messages).toMatchObject([{ isPrivate: true, text: expect.stringContaining('Lesson, step 1') }]);
  const { id } = (await bot.tableIn('c')).table;
  for (const channel of ['c', 'd']) {
    const again = await bot.user('ada', { channel }).press({ kind: 'learn', game: 'noughts' });
    expect(again.messages).toMatchObject([{ isPrivate: true }]);
    expect(again.ids).toContainEqual(expect.objectContaining({ kind: 'choice', table: id }));
  }
  expect((await bot.user('ada').command('board')).messages).toMatchObject([{ isPrivate: true }]);
  expect((await bot.user('bo').command('board')).messages).toMatchObject([{ isPrivate: false }]);
});
