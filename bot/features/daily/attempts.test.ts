import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test, vi } from 'vitest';
import { noughtsWithComputers } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { shortDungeon } from '../../../tests/games/short-dungeon.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { DAY_MS } from '../../host/duration.ts';
import { textOf } from '../../render/message.ts';
import type { Attempt } from './daily.ts';
import { drawDailies } from './overview.ts';
import { PUZZLE_OF_THE_DAY } from './record.ts';

const DAY = '2026-11-15';
const NOON = Date.parse(`${DAY}T12:00:00Z`);

const play = (bot: FeatureBot, who: string, use = {}, where = {}) =>
  bot.user(who, { channel: who, ...where }).press({ kind: 'yours', game: 'dungeon' }, use);

/** Plays the daily to its end in a channel of the user's own, and returns its table. Higher heroes score higher. */
async function attempt(bot: FeatureBot, who: string, hero = 1, where = {}): Promise<string> {
  await play(bot, who, {}, where);
  const { id } = (await bot.tableIn(who)).table;
  for (const line of [`${hero}`, 'q']) await playLine(bot.context, id, { person: who }, line);
  return id;
}

async function giveUp(bot: FeatureBot, who: string): Promise<void> {
  await play(bot, who);
  await resign(bot.context, (await bot.tableIn(who)).table.id, who);
}

test('shows a running attempt by no command to others who have not played', async () => {
  const bot = await openFeatureBot([shortDungeon], { now: () => NOON });
  await play(bot, 'ada');
  const { id, location } = (await bot.tableIn('ada')).table;
  expect(location.inPanel).toBe(true);
  const shown = (who: string) => bot.user(who, { channel: 'ada' }).command('board', { table: id });
  expect((await shown('bo')).text).toContain('That would spoil today’s daily. Play it yourself first with `/daily`');
  expect((await shown('ada')).refused).toBeUndefined();
  await attempt(bot, 'cleo');
  expect((await shown('cleo')).refused).toBeUndefined();
});

describe('the leaderboard of a daily', () => {
  test('has the best ten, the own rank, and the best of yesterday with its replay', async () => {
    let now = NOON;
    const bot = await openFeatureBot([shortDungeon], { now: () => now });
    for (let at = 1; at <= 10; at++) await attempt(bot, `p${at}`, 2);
    await attempt(bot, 'ada');
    const best = (await bot.user('ada').press({ kind: 'dailyBoard', game: 'dungeon' })).text.split('\n');
    expect(best[0]).toMatch(/^\*\*Dungeon · Daily.*15.Nov/);
    expect(best.slice(1).map((line) => line.split(' ')[0])).toEqual([
      ...['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.', '10.', '11.'],
    ]);
    const others = (await bot.user('p1').press({ kind: 'dailyBoard', game: 'dungeon' })).text.split('\n');
    expect(others).toHaveLength(11);
    now += DAY_MS;
    const next = await bot.user('ada').press({ kind: 'dailyBoard', game: 'dungeon' });
    expect(next.text).toMatch(/\n-# Yesterday’s best: <@p?\w+> · /);
    expect(next.ids[1]).toMatchObject({ kind: 'replay', viewer: 'spectator', move: 0 });
    expect(next.labels).toEqual(['Back', 'Replay yesterday’s best']);
  });

  test('has neither running nor resigned attempts, today or yesterday', async () => {
    let now = NOON;
    const bot = await openFeatureBot([shortDungeon], { now: () => now });
    await play(bot, 'ada');
    await giveUp(bot, 'bo');
    const lines = async () =>
      (await bot.user('ada').press({ kind: 'dailyBoard', game: 'dungeon' })).text.split('\n').slice(1);
    expect(await lines()).toEqual(['Nobody here has finished it yet.']);
    await attempt(bot, 'cleo');
    expect(await lines()).toEqual(['1. <@cleo> · played Jon Snow']);
    now += DAY_MS;
    expect((await lines())[1]).toBe('-# Yesterday’s best: <@cleo> · played Jon Snow');
    const overview = await bot.user('bo').press({ kind: 'dailies' });
    expect(overview.text).toContain('-# Yesterday’s best: <@cleo> · played Jon Snow');
  });

  test('has the best attempt of yesterday, whenever it ended, without reading the others', async () => {
    let now = NOON;
    const bot = await openFeatureBot([shortDungeon], { now: () => now });
    await attempt(bot, 'ada', 1);
    const best = await attempt(bot, 'bo', 2);
    await attempt(bot, 'cleo', 2);
    await attempt(bot, 'dora', 1);
    now += DAY_MS;
    await attempt(bot, 'fay', 2);
    const read = vi.spyOn(shortDungeon.daily!, 'score');
    const overview = await bot.user('eve').press({ kind: 'dailies' });
    expect(overview.text).toContain('-# Yesterday’s best: <@bo> · ');
    expect(read).toHaveBeenCalledTimes(1);
    const { ids } = await bot.user('eve').press({ kind: 'dailyBoard', game: 'dungeon' });
    expect(ids[1]).toMatchObject({ kind: 'replay', table: best });
    read.mockRestore();
  });

  test('belongs to the channel in direct messages', async () => {
    const bot = await openFeatureBot([shortDungeon], { now: () => NOON });
    await attempt(bot, 'ada', 1, { guild: null });
    const shown = async (where: object) =>
      (await bot.user('ada', where).press({ kind: 'dailyBoard', game: 'dungeon' })).text.includes('<@ada>');
    expect(await shown({ guild: null, channel: 'ada' })).toBe(true);
    expect(await shown({ guild: null, channel: 'other' })).toBe(false);
    expect(await shown({ channel: 'ada' })).toBe(false);
  });

  test('of the puzzle is named without a game', async () => {
    const bot = await openFeatureBot([shortDungeon], { now: () => NOON });
    const { refused, text } = await bot.user('ada').press({ kind: 'dailyBoard', game: PUZZLE_OF_THE_DAY });
    expect(refused).toBeUndefined();
    expect(text).toMatch(/^\*\*Puzzle of the day.*15.Nov/i);
  });

  test('is opened by its menu only', async () => {
    const bot = await openFeatureBot([shortDungeon], { now: () => NOON });
    const choose = async (value: string) =>
      (await bot.user('ada').press({ kind: 'dailies' }, { values: [value] })).text;
    expect(await choose('dailyBoard|dungeon')).toContain('Dungeon · Daily');
    expect(await choose('learn|dungeon')).toContain('Today’s dailies');
  });
});

describe('the overview', () => {

  test('names the opponent of the day and the duration of the daily', () => {
    const minutes = { min: 7, max: 9 };
    const game = { ...noughtsWithComputers, daily: { options: () => ({}), score: () => undefined, minutes } } as never;
    const daily: Attempt = { id: 'noughts', game, loaded: undefined, streak: 0 };
    const drawn = drawDailies([daily], DAY, { language: 'en', display: 'picture' });
    expect(textOf(drawn)).toContain('-# Computer (master) · 7–9 min');
    const inFrench = drawDailies([daily], DAY, { language: 'fr', display: 'plain' });
    expect(textOf(inFrench)).toContain('-# Ordinateur (master)');
    expect(drawn.sketch?.description).toMatch(/Noughts and Crosses: Computer \(master\) · 7–9 min$/);
  });

  test('describes its picture within the limit of Discord', () => {
    const game: AnyGame = { ...noughts, title: 'T'.repeat(200) };
    const attempts = Array.from({ length: 8 }, (): Attempt => ({ id: 'noughts', game, loaded: undefined, streak: 0 }));
    const { sketch } = drawDailies(attempts, DAY, { language: 'en', display: 'picture' });
    expect(sketch?.description).toHaveLength(1000);
  });
});
