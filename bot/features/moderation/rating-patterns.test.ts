import { duel } from '@longtable/duel';
import { farmland } from '@longtable/farmland';
import { type AnyGame, RNG, say } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { beforeEach, describe, expect, test } from 'vitest';
import { pseudonymOf } from '../../../storage/record-access.ts';
import { codeOf, locationIn, open, person, testContext } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { runDue } from '../../host/scheduler/scheduler.ts';
import { findTable } from '../../host/table/find.ts';
import { decideOvertime } from '../overtime/index.ts';
import { forgetPerson } from '../personal-data/index.ts';
import { readGameStats } from '../ratings/effects.ts';
import { leadersOf } from '../ratings/leaders.ts';
import { establishedRating, readPlayerStats } from '../ratings/player-stats.ts';
import { UNRATED } from '../ratings/rating.ts';
import { playerStatsKind, ratingTraceKind, type Score } from '../ratings/record.ts';
import { isVoidable, voidGame, voidGamesOf } from './action.ts';
import { patternsAt } from './patterns.ts';

const game = { ...noughts, ratedAfter: 1 };
let now: number;
let context: Context;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 2);
  context = { ...(await testContext([game])), now: () => now };
});

/** Plays a game that `loser` resigns after some moves. */
async function farm(winner: string, loser: string, moves = 2): Promise<void> {
  const occupants = [winner, loser].map(person);
  const { id } = (await open(context, { game, occupants, location: locationIn(context.newId()) })).table;
  for (const [index, line] of ['a1', 'b1', 'a2'].slice(0, moves).entries())
    await playLine(context, id, { person: index % 2 === 0 ? winner : loser }, line);
  expect(await codeOf(resign(context, id, loser))).toBe('done');
}

const setRating = async (who: string, rating: number) => {
  const noughts = { played: 0, won: 0, drawn: 0, lost: 0, rating: { ...UNRATED, rating, deviation: 150 } };
  await context.storage.transact({
    writes: [context.storage.store(playerStatsKind).put(who, { games: { noughts }, scopes: {} })],
  });
};

const ratingOf = async (who: string) =>
  (await readPlayerStats(context, who)).games.noughts?.rating?.rating ?? UNRATED.rating;

test.each([0, 1])('stores no result, history or rating for a game that ends after %i moves', async (moves) => {
  for (let games = 0; games < 8; games++) await farm('ada', 'bo', moves);
  for (const who of ['ada', 'bo']) expect(await readPlayerStats(context, who)).toEqual({ games: {}, scopes: {} });
});

test.each([duel, farmland, spy])('rates no game of $id that is resigned after the first turns', async (given) => {
  const real = given as AnyGame;
  context = await testContext([real]);
  let { table } = await open(context, { game: real });
  const level = real.computers?.levels.at(-1)?.id ?? '';
  for (const [seat, who] of ['ada', 'bo'].entries()) {
    for (let moves = 0; moves < 5 && real.turn(table.state).includes(seat); moves++) {
      const line = real.computers?.line(table.state, seat, level, RNG.seeded(1)) ?? '';
      ({ table } = await playLine(context, table.id, { person: who }, line));
    }
  }
  expect(new Set(table.log.recentMoves.map(({ seat }) => seat)).size).toBe(2);
  expect((await resign(context, table.id, 'bo')).table.ending).toEqual({ by: 'resigning', seat: 1 });
  expect((await readPlayerStats(context, 'ada')).games[real.id]).toEqual(
    expect.not.objectContaining({ rating: expect.anything() }),
  );
});

test('reduces rating gains against the same opponent within two weeks to zero, then resets', async () => {
  const gains: number[] = [];
  await setRating('ada', 1300);
  for (let games = 0; games < 8; games++) {
    const before = await ratingOf('ada');
    await farm('ada', 'bo');
    gains.push((await ratingOf('ada')) - before);
  }
  expect(gains.slice(0, 6).every((gain) => gain > 0)).toBe(true);
  expect(gains[2]).toBeLessThan((gains[1] as number) / 1.5);
  expect(gains.slice(6)).toEqual([0, 0]);
  expect((await readPlayerStats(context, 'ada')).games.noughts).toMatchObject({ played: 8, won: 8 });
  now += 8 * DAY_MS;
  const before = await ratingOf('ada');
  await farm('ada', 'bo');
  expect(await ratingOf('ada')).toBe(before);
  now += 7 * DAY_MS;
  await farm('ada', 'bo');
  expect(await ratingOf('ada')).toBeGreaterThan(before);
});

test('remembers a user who deleted their data until the season ends', async () => {
  for (let games = 0; games < 6; games++) await farm('ada', 'bo');
  await forgetPerson(context, 'bo');
  const traces = context.storage.store(ratingTraceKind);
  const traced = async () => traces.get(await pseudonymOf(context, 'bo'));
  expect(await traced()).toEqual({ games: ['noughts'], until: Date.UTC(2027, 0, 1) });
  const before = await ratingOf('ada');
  await farm('ada', 'bo');
  expect(await ratingOf('ada')).toBe(before);
  await forgetPerson(context, 'bo');
  expect((await traced())?.games).toEqual(['noughts']);
  now = Date.UTC(2027, 0, 1);
  expect(await traces.takeDue(now, now + 1, 10)).toHaveLength(1);
});

test('keeps a rating within 150 points of the start until it rests on more than five opponents', async () => {
  const ratings: number[] = [];
  for (const other of ['bo', 'cleo', 'dan', 'eli', 'fay', 'gus', 'hal']) {
    await farm('ada', other);
    ratings.push(Math.round(await ratingOf('ada')));
  }
  expect(ratings).toEqual([1579, 1643, 1650, 1650, 1650, 1680, 1710]);
  expect(Math.round(await ratingOf('bo'))).toBe(1421);
});

test('establishes no rating of a player who has only won', async () => {
  now = Date.UTC(2026, 0, 1);
  for (let games = 0; games < 40; games++, now += DAY_MS) await farm('ada', `p${games % 8}`);
  const ranked = async () => (await leadersOf(context, 'g', game, 'all-time')).leaders.map(({ person }) => person);
  expect((await readPlayerStats(context, 'ada')).games.noughts?.rating?.deviation).toBeLessThan(110);
  expect(await ranked()).toEqual([]);
  for (const other of ['p0', 'p1', 'p2']) await farm(other, 'ada');
  expect(await ranked()).toEqual(['ada']);
});

test('does not rank or match a player whose rating rests on two opponents', async () => {
  now = Date.UTC(2026, 0, 1);
  for (let games = 0; games < 80; games++, now += DAY_MS) {
    const other = games % 2 === 0 ? 'bo' : 'cleo';
    await (games % 4 < 2 ? farm('ada', other) : farm(other, 'ada'));
  }
  expect(await leadersOf(context, 'g', game, 'all-time')).toMatchObject({
    leaders: [],
    provisional: [{ person: 'bo' }, { person: 'cleo' }, { person: 'ada' }],
  });
  expect(await establishedRating(context, 'ada', 'noughts')).toBeUndefined();
  await farm('dan', 'ada');
  expect(await leadersOf(context, 'g', game, 'all-time')).toMatchObject({
    leaders: [{ person: 'ada' }],
    provisional: [{}, {}, {}],
  });
});

test('changes an established rating only through established ones', async () => {
  const people = ['ada', 'bo', 'cleo', 'dan'];
  for (let week = 0; week < 12; week++, now += 7 * DAY_MS) {
    for (const [index, one] of people.entries())
      for (const other of people.slice(0, index)) await (week % 2 ? farm(one, other) : farm(other, one));
  }
  const before = await ratingOf('ada');
  await farm('ada', 'eve');
  await farm('eve', 'ada');
  expect(await ratingOf('ada')).toBe(before);
  expect(await ratingOf('eve')).not.toBe(UNRATED.rating);
  await farm('ada', 'bo');
  expect(await ratingOf('ada')).toBeGreaterThan(before);
});

test('does not count new accounts as opponents', async () => {
  for (let games = 0; games < 30; games++, now += DAY_MS) {
    const made = String(BigInt(now - DAY_MS - 1420070400000) << 22n);
    await farm('ada', made);
  }
  expect(await leadersOf(context, 'g', game, 'all-time')).toMatchObject({ leaders: [] });
});

test('does not rate a time-out before every player has moved', async () => {
  const { id } = (await open(context, { game, perTurn: DAY_MS })).table;
  now += DAY_MS;
  await runDue(context, id);
  const { table } = await decideOvertime(context, id, 'bo', { seat: 0, turn: 0 }, 'claim');
  expect(table.ending).toEqual({ by: 'aborted', seat: 0, late: true });
});

test('examines only rated games of the last week', async () => {
  for (let games = 0; games < 4; games++) await farm('ada', 'bo');
  expect(await patternsAt(context, 'g')).toMatchObject([
    { kind: 'unplayed', game: 'noughts', players: ['ada', 'bo'], games: [{}, {}, {}, {}] },
  ]);
  now += 8 * DAY_MS;
  expect(await patternsAt(context, 'g')).toEqual([]);
  for (let games = 0; games < 4; games++) {
    const { id } = (await open(context, { game, rated: false, location: locationIn(`u${games}`) })).table;
    for (const [who, line] of Object.entries({ ada: 'a1', bo: 'b1' }))
      await playLine(context, id, { person: who }, line);
    await resign(context, id, 'bo');
  }
  expect(await patternsAt(context, 'g')).toEqual([]);
});

describe('undone ratings', () => {
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
    const terms = { unrated: true, voided: true };
    expect(table).toMatchObject({ status: 'over', terms, revision: before.revision + 1 });
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

  test('voids only games in which the user played, and nothing for those who deleted their stats', async () => {
    const theirs = await played('bo', 'cleo');
    const own = await played('cleo', 'ada');
    await context.storage.transact({ writes: [context.storage.store(playerStatsKind).drop('cleo')] });
    expect((await voidGamesOf(context, 'g', 'ada')).map(({ table }) => table.id)).toEqual([own]);
    expect(await voidGamesOf(context, 'h', 'bo')).toEqual([]);
    expect(isVoidable((await findTable(context, theirs)).table)).toBe(true);
    expect((await readPlayerStats(context, 'cleo')).games).toEqual({});
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
});
