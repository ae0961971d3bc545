import { say } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, locationIn, open, person, testContext } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { findTable } from '../../host/table/find.ts';
import { readGameStats } from '../ratings/effects.ts';
import { readPlayerStats } from '../ratings/player-stats.ts';
import { playerStatsKind, type Score } from '../ratings/record.ts';
import { isVoidable, voidGame, voidGamesOf } from './action.ts';

let now = 0;
let context: Context;
beforeEach(async () => {
  now = Date.UTC(2026, 9, 1);
  context = { ...(await testContext()), now: () => now };
});

/** Plays a game that the first player wins. */
async function played(first: string, second: string, request = {}): Promise<string> {
  const { id } = (await open(context, { occupants: [person(first), person(second)], ...request })).table;
  const lines = ['a1', 'b1', 'a2', 'b2'];
  for (const [index, line] of lines.entries())
    await playLine(context, id, { person: index % 2 === 0 ? first : second }, line);
  now += 1000;
  await resign(context, id, second);
  return id;
}

const scoreOf = async (user: string) => (await readPlayerStats(context, user)).games.noughts as Score;

test('marks the table as voided and unrated, and keeps its players', async () => {
  const id = await played('ada', 'bo');
  const before = (await findTable(context, id)).table;
  expect(isVoidable(before)).toBe(true);
  const { table } = await voidGame(context, id, 'g');
  expect(table).toMatchObject({
    status: 'over',
    terms: { unrated: true, voided: true },
    revision: before.revision + 1,
  });
  expect(table.seats).toEqual([person('ada'), person('bo')]);
  expect(isVoidable(table)).toBe(false);
  expect((await findTable(context, id)).table.terms).toMatchObject({ voided: true });
});

test('refuses to void a missing, running or unrated game', async () => {
  expect(await codeOf(voidGame(context, 'missing', 'g'))).toBe('noTable');
  const running = (await open(context)).table.id;
  expect(await codeOf(voidGame(context, running, 'g'))).toBe('notVoidable');
  const unrated = await played('cleo', 'dev', { rated: false, location: locationIn('d') });
  expect(await codeOf(voidGame(context, unrated, 'g'))).toBe('notVoidable');
  expect(await codeOf(voidGame(context, unrated, 'h'))).toBe('noTable');
});

test('takes one won and one lost game off the players, and none below zero', async () => {
  await played('ada', 'bo');
  const second = await played('bo', 'ada');
  await voidGame(context, second, 'g');
  expect(await scoreOf('ada')).toMatchObject({ played: 1, won: 1, lost: 0 });
  expect(await scoreOf('bo')).toMatchObject({ played: 1, won: 0, lost: 1 });
  const third = await played('ada', 'bo');
  const stats = await readPlayerStats(context, 'ada');
  const empty = { ...stats, games: { noughts: { ...(await scoreOf('ada')), played: 0, won: 0 } } };
  await context.storage.transact({ writes: [context.storage.store(playerStatsKind).put('ada', empty)] });
  await voidGame(context, third, 'g');
  expect(await scoreOf('ada')).toMatchObject({ played: 0, won: 0 });
});

test('takes a game of the last season off that season, and decays the rating before it', async () => {
  const first = await played('ada', 'bo');
  const after = (await scoreOf('ada')).rating?.rating ?? 0;
  const id = await played('ada', 'bo');
  now += 100 * DAY_MS;
  expect((await scoreOf('ada')).seasons?.['2026-4']).toMatchObject({ played: 2 });
  await voidGame(context, id, 'g');
  const { seasons, rating } = await scoreOf('ada');
  expect(seasons?.['2026-4']).toMatchObject({ played: 1, rating: after });
  expect(Math.abs((rating?.rating ?? 0) - 1500)).toBeLessThanOrEqual(Math.abs(after - 1500));
  await voidGame(context, first, 'g');
  expect((await scoreOf('ada')).seasons?.['2026-4']).not.toHaveProperty('rating');
  expect(await scoreOf('ada')).not.toHaveProperty('rating');
});

test('gives back at most 100 points in a season', async () => {
  const ids: string[] = [];
  for (const winner of ['bo', 'cleo', 'dev', 'eve']) ids.push(await played(winner, 'ada'));
  const lost = (await scoreOf('ada')).rating?.rating ?? 0;
  expect(lost).toBe(1350);
  for (const id of ids.slice(0, -1)) await voidGame(context, id, 'g');
  expect((await scoreOf('ada')).rating?.rating).toBeCloseTo(lost + 100, 9);
  expect(await scoreOf('ada')).toMatchObject({ lost: 1, returned: { season: '2026-4', points: 100 } });
  now += 100 * DAY_MS;
  const later = await played('bo', 'ada');
  const before = (await scoreOf('ada')).rating?.rating ?? 0;
  await voidGame(context, later, 'g');
  expect((await scoreOf('ada')).rating?.rating).toBeGreaterThan(before);
});

test('leaves no rating when the only game that changed it is undone', async () => {
  const weak = { played: 9, won: 0, drawn: 0, lost: 9, rating: { rating: 900, deviation: 60, volatility: 0.06 } };
  const stats = { games: { noughts: weak }, scopes: {} };
  await context.storage.transact({ writes: [context.storage.store(playerStatsKind).put('bo', stats)] });
  await played('bo', 'ada', { rated: false });
  const id = await played('bo', 'ada');
  expect((await scoreOf('ada')).rating?.rating).toBeLessThan(1400);
  await voidGame(context, id, 'g');
  const score = await scoreOf('ada');
  expect(score).toMatchObject({ played: 1, lost: 1 });
  for (const stored of [score, score.seasons?.['2026-4']]) expect(stored).not.toHaveProperty('rating');
  expect(score).not.toHaveProperty('returned');
});

test('leaves no rating when all games are undone in the order in which they were played', async () => {
  const ids = [await played('bo', 'ada'), await played('cleo', 'ada')];
  for (const id of ids) await voidGame(context, id, 'g');
  expect(await scoreOf('ada')).toMatchObject({ played: 0 });
  expect(await scoreOf('ada')).not.toHaveProperty('rating');
});

test('voids only games in which the user played', async () => {
  const theirs = await played('bo', 'cleo');
  const own = await played('cleo', 'ada');
  expect((await voidGamesOf(context, 'g', 'ada')).map(({ table }) => table.id)).toEqual([own]);
  expect(await voidGamesOf(context, 'h', 'bo')).toEqual([]);
  expect(isVoidable((await findTable(context, theirs)).table)).toBe(true);
});

test('has nothing to void for a user who deleted their stats meanwhile', async () => {
  const id = await played('ada', 'bo');
  await context.storage.transact({ writes: [context.storage.store(playerStatsKind).drop('bo')] });
  await voidGame(context, id, 'g');
  expect((await readPlayerStats(context, 'bo')).games).toEqual({});
});

test('marks an undone game in the history, and counts it neither in the stats of the game nor against opponents', async () => {
  const bot = await openFeatureBot([noughts]);
  context = { ...bot.context, now: () => now };
  const first = await played('1', '2');
  const line = async () => say((await bot.user('1').command('history')).text, 'en');
  const tables = async () => (await readGameStats(context, 'g', 'noughts'))?.tables;
  expect([await line(), await tables()]).toEqual([expect.not.stringContaining('doesn’t count'), 1]);
  expect((await bot.user('1').command('leaderboard', { game: 'noughts' })).text).toContain('You **1** – **0**');
  const second = await played('2', '1', { location: locationIn('d') });
  await voidGame(context, second, 'g');
  expect([await tables(), (await readGameStats(context, 'g', 'noughts'))?.moves]).toEqual([1, 4]);
  expect((await bot.user('1').command('leaderboard', { game: 'noughts' })).text).toContain('You **1** – **0**');
  await voidGame(context, first, 'g');
  expect(await line()).toContain('**doesn’t count**: undone by a moderator');
  expect(await tables()).toBeUndefined();
});
