import type { AnyGame } from '@longtable/kit';
import { isSecretSeed } from '@longtable/kit/rng';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Storage } from '../../../storage/index.ts';
import { codeOf, locationIn, noughtsWithComputers, openTable, person, testContext } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { shortDungeon } from '../../../tests/games/short-dungeon.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS, dayOf } from '../../host/duration.ts';
import { openContext } from '../../host/open-context.ts';
import { textOf } from '../../render/message.ts';
import { propose } from '../agreements/agreement.ts';
import { FEATURES } from '../index.ts';
import { forgetPerson } from '../personal-data/index.ts';
import { type Attempt, attemptsByScore, attemptsOn, dailySeedOf } from './daily.ts';
import { drawDailies } from './overview.ts';
import { dailyAttemptsKind, endOfDay, PUZZLE_OF_THE_DAY } from './record.ts';

const DAY = '2026-11-15';
const MIDNIGHT = Date.parse(DAY);

let channels = 0;
const begin = (context: Context, who: string, guild: string | null = 'g') =>
  openTable(context, {
    ...{ game: shortDungeon, options: {}, occupants: [person(who)], daily: true },
    location: { ...locationIn(`c${channels++}`), guild },
  });

/** Plays the daily to its end. Higher heroes score higher. */
async function finish(context: Context, who: string, hero: number, guild = 'g') {
  const { id } = (await begin(context, who, guild)).table;
  for (const line of [`${hero}`, 'q']) await playLine(context, id, { person: who }, line);
  return id;
}

let now: number;
let context: Context;
beforeEach(async () => {
  now = MIDNIGHT;
  context = { ...(await testContext([shortDungeon])), now: () => now };
});

const persons = async (home: string, day: string) =>
  (await attemptsByScore(context, home, 'dungeon', day)).map(({ person }) => person);

test('starts days at midnight UTC', () => {
  expect([MIDNIGHT - 1, MIDNIGHT, endOfDay(DAY) - 1].map(dayOf)).toEqual(['2026-11-14', DAY, DAY]);
});

test('uses one seed per day and installation, also for concurrent first requests', async () => {
  const days = ['2026-11-14', DAY, '2027-11-15', '2026-11-14'];
  const seeds = await Promise.all(days.map((day) => dailySeedOf(context, 'dungeon', day)));
  expect(seeds[3]).toBe(seeds[0]);
  const others = [await dailySeedOf(context, 'other', DAY), await dailySeedOf(await testContext(), 'dungeon', DAY)];
  expect(new Set([...seeds, ...others]).size).toBe(5);
  for (const seed of seeds) expect(isSecretSeed(seed)).toBe(true);
});

test('allows no second attempt after leaving, undoing or deleting data, in DMs or in another process', async () => {
  const { storage, log } = context;
  const other = openContext({ features: FEATURES, storage, games: [shortDungeon], log, now: () => now });
  const codes = async () => [
    ...(await Promise.all([context, other].map((one) => codeOf(begin(one, 'ada'))))),
    await codeOf(begin(other, 'ada', null)),
  ];
  const { id } = (await begin(context, 'ada')).table;
  for (const act of [
    async () => {},
    async () => {
      await playLine(context, id, { person: 'ada' }, '1');
      await codeOf(propose(context, id, 'ada', 'undo'));
    },
    () => resign(context, id, 'ada'),
    () => forgetPerson(other, 'ada'),
    () => forgetPerson(context, 'ada'),
  ]) {
    await act();
    expect(await codes()).toEqual(Array(3).fill('triedToday'));
  }
  now = endOfDay(DAY);
  expect(await codeOf(begin(other, 'ada', null))).toBe('done');
});

test("remembers an attempt that starts while its player's data is deleted", async () => {
  const transact = async (...[locks, change]: Parameters<Storage['transact']>) => {
    if (locks === 'daily:ada') expect(await codeOf(begin(context, 'ada'))).toBe('done');
    return context.storage.transact(locks, change);
  };
  const storage = { ...context.storage, transact: transact as Storage['transact'] };
  await forgetPerson({ ...context, storage }, 'ada');
  expect(await codeOf(begin(context, 'ada'))).toBe('triedToday');
});

test('ranks the finished attempts of each server by score, the earlier of two equal ones first', async () => {
  await finish(context, 'ada', 2);
  await finish(context, 'bo', 3);
  await finish(context, 'cleo', 3);
  await finish(context, 'dev', 4, 'elsewhere');
  await begin(context, 'eve');
  await resign(context, (await begin(context, 'fay')).table.id, 'fay');
  expect(await persons('g', DAY)).toEqual(['bo', 'cleo', 'ada']);
  expect(await persons('elsewhere', DAY)).toEqual(['dev']);
  // A deleted user stays on the leaderboard without a name.
  await forgetPerson(context, 'dev');
  expect(await persons('elsewhere', DAY)).toEqual([undefined]);
  expect(await context.storage.store(dailyAttemptsKind).get('dev')).toBeUndefined();
  now = endOfDay(DAY);
  await finish(context, 'ada', 1);
  expect(await persons('g', '2026-11-16')).toEqual(['ada']);
  expect(await persons('g', DAY)).toEqual(['bo', 'cleo', 'ada']);
  now = endOfDay('2026-11-16');
  await finish(context, 'ada', 1);
  expect(await persons('g', DAY)).toEqual([]);
});

test("lists a user's dailies as open, running or finished, with streaks", async () => {
  const on = async (day: string) =>
    (await attemptsOn(context, 'ada', [{ id: shortDungeon.id, game: shortDungeon }], day))[0];
  expect(await on(DAY)).toMatchObject({ loaded: undefined, streak: 0 });
  const id = await finish(context, 'ada', 1);
  expect(await on(DAY)).toMatchObject({ loaded: { table: { id } }, streak: 1 });
  now = endOfDay(DAY);
  expect(await on('2026-11-16')).toMatchObject({ loaded: undefined, streak: 1 });
  expect(await on('2026-11-17')).toMatchObject({ loaded: undefined, streak: 0 });
  now = endOfDay('2026-11-16');
  await finish(context, 'ada', 1);
  expect(await on('2026-11-17')).toMatchObject({ streak: 1 });
});

const openBot = () => {
  now = Date.parse(`${DAY}T12:00:00Z`);
  return openFeatureBot([shortDungeon], { now: () => now });
};
const boardFor = (bot: FeatureBot, who: string, game = 'dungeon', where = {}) =>
  bot.user(who, where).press({ kind: 'dailyBoard', game });

const play = (bot: FeatureBot, who: string, use = {}, where = {}) =>
  bot.user(who, { channel: who, ...where }).press({ kind: 'yours', game: 'dungeon' }, use);

/** Plays the daily to its end in a channel of the user's own, and returns its table. Higher heroes score higher. */
async function attempt(bot: FeatureBot, who: string, hero = 1, where = {}): Promise<string> {
  await play(bot, who, {}, where);
  const { id } = (await bot.tableIn(who)).table;
  for (const line of [`${hero}`, 'q']) await playLine(bot.context, id, { person: who }, line);
  return id;
}

test('shows a running attempt by no command to others who have not played', async () => {
  const bot = await openBot();
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
    const bot = await openBot();
    for (let at = 1; at <= 10; at++) await attempt(bot, `p${at}`, 2);
    await attempt(bot, 'ada');
    const best = (await boardFor(bot, 'ada')).text.split('\n');
    expect(best[0]).toMatch(/^\*\*Dungeon · Daily.*15.Nov/);
    expect(best.slice(1).map((line) => Number.parseInt(line, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect((await boardFor(bot, 'p1')).text.split('\n')).toHaveLength(11);
    now += DAY_MS;
    const next = await boardFor(bot, 'ada');
    expect(next.text).toMatch(/\n-# Yesterday’s best: <@p?\w+> · /);
    expect(next.ids[1]).toMatchObject({ kind: 'replay', viewer: 'spectator', move: 0 });
    expect(next.labels).toEqual(['Back', 'Replay yesterday’s best']);
  });

  test('has neither running nor resigned attempts, today or yesterday', async () => {
    const bot = await openBot();
    for (const who of ['ada', 'bo']) await play(bot, who);
    await resign(bot.context, (await bot.tableIn('bo')).table.id, 'bo');
    const lines = async () => (await boardFor(bot, 'ada')).text.split('\n').slice(1);
    expect(await lines()).toEqual(['Nobody here has finished it yet.']);
    await attempt(bot, 'cleo');
    expect(await lines()).toEqual(['1. <@cleo> · played Jon Snow']);
    now += DAY_MS;
    expect((await lines())[1]).toBe('-# Yesterday’s best: <@cleo> · played Jon Snow');
    const overview = await bot.user('bo').press({ kind: 'dailies' });
    expect(overview.text).toContain('-# Yesterday’s best: <@cleo> · played Jon Snow');
  });

  test('has the best attempt of yesterday, whenever it ended, without reading the others', async () => {
    const bot = await openBot();
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
    expect((await boardFor(bot, 'eve')).ids[1]).toMatchObject({ kind: 'replay', table: best });
    read.mockRestore();
  });

  test('belongs to the channel in direct messages, and that of the puzzle is named without a game', async () => {
    const bot = await openBot();
    await attempt(bot, 'ada', 1, { guild: null });
    const shown = async (where: object) => (await boardFor(bot, 'ada', 'dungeon', where)).text.includes('<@ada>');
    expect(await shown({ guild: null, channel: 'ada' })).toBe(true);
    expect([await shown({ guild: null, channel: 'other' }), await shown({ channel: 'ada' })]).toEqual([false, false]);
    expect(await boardFor(bot, 'ada', PUZZLE_OF_THE_DAY)).toMatchObject({
      ...{ refused: undefined, text: expect.stringMatching(/^\*\*Puzzle of the day.*15.Nov/i) },
    });
  });

  test('is opened by its menu only', async () => {
    const bot = await openBot();
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
