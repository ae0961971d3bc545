import { duel } from '@longtable/duel';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { locationIn, open } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { noughtsWithPuzzles } from '../../../tests/games/noughts-puzzles.ts';
import type { Id } from '../../../tests/ids.ts';
import { resign } from '../../host/actions/resign.ts';
import { changePerson, changeServer } from '../../host/settings.ts';
import { drawBoard } from '../../render/board.ts';
import { PUZZLE_OF_THE_DAY } from '../daily/record.ts';
import { takeHints } from './puzzle.ts';

const openBot = () => openFeatureBot([noughtsWithPuzzles, { ...noughts, id: 'plain' }]);
const next = { kind: 'nextPuzzle', game: 'noughts' } as const;

test('opens a puzzle in the user’s panel without a public message, and again if it is in progress', async () => {
  const bot = await openBot();
  expect((await bot.user('ada').press(next)).messages).toMatchObject([{ isPrivate: true }]);
  const loaded = await bot.tableIn('c');
  const { table } = loaded;
  expect(table.features.puzzle).toBeDefined();
  const words = JSON.stringify(drawBoard(loaded));
  expect([
    words.includes('Rated: your first attempt changes your puzzle rating.'),
    words.includes('one solution'),
  ]).toEqual([true, false]);
  const again = await bot.user('ada', { channel: 'd' }).press(next);
  expect(again.messages).toMatchObject([{ isPrivate: true }]);
  expect(again.ids).toContainEqual(expect.objectContaining({ kind: 'choice', table: table.id }));
  expect((await bot.user('bo', { channel: 'd' }).command('puzzle')).refused).toBeUndefined();
});

test('opens a puzzle in the panel of a direct message with a game', async () => {
  const bot = await openBot();
  const dm = { channel: 'dm', guild: null };
  await open(bot.context, { game: noughts, location: { ...locationIn('dm'), guild: null } });
  const opened = await bot.user('ada', dm).press(next);
  expect(opened.refused).toBeUndefined();
  expect(opened.messages).toMatchObject([{ isPrivate: true }]);
  const [id] = opened.ids.filter((each): each is Id<'choice'> => each.kind === 'choice');
  const pressed = await bot.user('ada', dm).press(id!, { isPrivate: true });
  expect(pressed.refused).toBeUndefined();
});

test('offers the lesson of a game that is new to the solver', async () => {
  const bot = await openFeatureBot([duel]);
  const kinds = async (channel: string) => {
    const opened = await bot.user('ada', { channel }).press({ kind: 'nextPuzzle', game: 'duel' });
    return opened.ids.map(({ kind }) => kind);
  };
  expect(await kinds('c')).toContain('learn');
  const { table } = await bot.tableIn('c');
  await takeHints(bot.context, table.id, 'ada', 1);
  await resign(bot.context, table.id, 'ada');
  expect(await kinds('d')).not.toContain('learn');
});

test('shows the first board of a puzzle in the display that the user has chosen', async () => {
  const bot = await openFeatureBot([duel]);
  await changePerson(bot.context, 'ada', () => ({ display: 'picture' }));
  const opened = async (who: string, channel: string) => {
    await bot.user(who, { channel }).press({ kind: 'nextPuzzle', game: 'duel' });
    return drawBoard(await bot.tableIn(channel));
  };
  expect((await opened('ada', 'c')).sketch).toBeDefined();
  expect((await opened('bo', 'd')).sketch).toBeUndefined();
});

test('refuses games without puzzles, unknown games and disabled ones', async () => {
  const bot = await openBot();
  const press = async (game: string) => (await bot.user('ada').press({ kind: 'nextPuzzle', game })).refused;
  expect([await press('plain'), await press('chess')]).toEqual(['noPuzzle', 'gameGone']);
  await changeServer(bot.context, 'g', () => ({ disabledGames: ['noughts'] }));
  expect((await bot.user('ada').command('puzzle')).refused).toBe('noPuzzle');
  expect(await press('noughts')).toBe('gameDisabled');
});

describe('a puzzle', () => {
  const begin = async () => {
    const bot = await openBot();
    await bot.user('ada').press(next);
    const { id } = (await bot.tableIn('c')).table;
    const act = (what: Id<'puzzle'>['act'], who = 'ada') =>
      bot.user(who).press({ kind: 'puzzle', act: what, table: id });
    return { bot, id, act };
  };

  test('has two hints, one after the other', async () => {
    const { bot, act } = await begin();
    const acts = (ids: readonly Id[]) => ids.flatMap((id) => (id.kind === 'puzzle' ? [id.act] : []));
    const hints = async () => (await bot.tableIn('c')).table.features.puzzle?.hints ?? 0;
    expect((await act('hints', 'eve')).refused).toBe('notYourTable');
    expect([acts((await act('hints')).ids), await hints()]).toEqual([['first'], 0]);
    expect([acts((await act('first')).ids), await hints()]).toEqual([['second'], 1]);
    expect([acts((await act('second')).ids), await hints()]).toEqual([[], 2]);
    const all = await act('first');
    expect([acts(all.ids), await hints()]).toEqual([[], 2]);
    expect((await bot.user('ada').command('hint')).text).toBe(all.text);
  });

  test('shows its answer after the end only, and can be tried again', async () => {
    const { bot, id, act } = await begin();
    expect((await act('answer')).refused).toBe('notOver');
    await resign(bot.context, id, 'ada');
    expect((await act('answer', 'eve')).refused).toBe('notYourTable');
    expect((await act('answer')).messages).toMatchObject([{ isPrivate: true }]);
    expect((await act('again')).refused).toBeUndefined();
    const { table } = await bot.tableIn('c');
    expect([table.id === id, table.features.puzzle?.id]).toEqual([false, expect.any(String)]);
    expect((await act('first')).refused).toBe('over');
  });
});

test('offers the puzzle of the day once a day', async () => {
  const bot = await openBot();
  const press = (channel = 'c') => bot.user('ada', { channel }).press({ kind: 'yours', game: PUZZLE_OF_THE_DAY });
  const opened = await press();
  expect(opened.messages.at(-1)).toMatchObject({ isPrivate: true });
  const { table } = await bot.tableIn('c');
  expect(table.features.daily).toBeDefined();
  expect((await press('d')).ids).toContainEqual(expect.objectContaining({ kind: 'choice', table: table.id }));
  await resign(bot.context, table.id, 'ada');
  expect((await press('d')).ids).toEqual([{ kind: 'dailies' }]);
});

test('opens a puzzle beside the puzzle of the day, a game and a puzzle of another game', async () => {
  const other = { ...noughtsWithPuzzles, id: 'other' };
  const bot = await openFeatureBot([noughtsWithPuzzles, other]);
  const ada = (channel: string) => bot.user('ada', { channel });
  await ada('c').press({ kind: 'yours', game: PUZZLE_OF_THE_DAY });
  await open(bot.context, { location: locationIn('d') });
  await ada('e').press({ ...next, game: 'other' });
  await ada('f').press(next);
  const features = async (channel: string) => (await bot.tableIn(channel)).table.features;
  expect(await features('c')).toHaveProperty('daily');
  for (const channel of ['e', 'f']) {
    expect(await features(channel)).toHaveProperty('puzzle');
    expect(await features(channel)).not.toHaveProperty('daily');
  }
});
