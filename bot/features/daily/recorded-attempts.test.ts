import { type AnyGame, optionWords } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { pseudonymOf } from '../../../storage/record-access.ts';
import type { Table } from '../../../storage/records/table.ts';
import { locationIn, open, person, requestOf, resultOrCode, testContext } from '../../../tests/context.ts';
import { noughtsWithPuzzles } from '../../../tests/games/noughts-puzzles.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import { weekOf } from '../../host/duration.ts';
import { GameFailedError } from '../../host/refusal.ts';
import { tableWrites } from '../../host/table/find.ts';
import { FEATURES } from '../index.ts';
import {
  attemptsByScore,
  attemptsOn,
  attemptTableOf,
  dailiesOn,
  dailyAttempt,
  dailyOpening,
  dailyRanking,
  dailyScore,
  hasWeeks,
  isRanked,
  isWeekly,
  weeklyRanking,
  withAttempt,
  wouldSpoil,
} from './daily.ts';
import { dailyAttemptsKind, dailyBoardKind, dailyTraceKind, endOfDay, mondayOf, PUZZLE_OF_THE_DAY } from './record.ts';
import { texts } from './words/texts.ts';

const DAY = '2026-11-15';
const NOW = Date.parse(DAY) + 1000;
/** Noughts with a daily that is scored by the number of marks, and with weeks. */
const game = {
  ...noughts,
  options: z.object({
    start: z.enum(['a']).optional().register(optionWords, { about: 'Start', default: 'a' }),
    week: z.int().optional().register(optionWords, { about: 'Week', current: 'week' }),
  }),
  solo: { isComparable: (options: object) => !('start' in options) },
  daily: {
    options: (choice: number, seed: string) => ({ choice, seed }),
    score: ({ cells }: { cells: string }) => {
      if (cells === 'fails') throw new GameFailedError({ game: 'noughts', path: ['daily'] }, 'failed');
      return { points: [cells.replaceAll('.', '').length], words: cells };
    },
  },
} as unknown as AnyGame;

let now: number;
let context: Context;
let base: Table;
beforeEach(async () => {
  now = NOW;
  context = { ...(await testContext([game])), now: () => now };
  base = (await open(context, { occupants: [person('ada'), person('ada')] })).table;
});

/** Returns the daily table of a user with this many marks. */
const attempt = (id: string, user: string, marks = 0, change: Partial<Table> = {}): Table => ({
  ...base,
  id,
  seats: [person(user)],
  state: { cells: 'x'.repeat(marks).padEnd(9, '.') },
  features: { daily: { day: DAY } },
  ...change,
});
const PLAYED: Partial<Table> = { status: 'over', ending: { by: 'game' } };
const RESIGNED: Partial<Table> = { status: 'over', ending: { by: 'resigning', seat: 0 } };
const loadedOf = (table: Table) => ({ features: FEATURES, table, game });
const solvedAs = (how: string) => ({
  features: { daily: { day: DAY }, puzzle: { id: 'p' } },
  ending: { by: 'exercise', how },
});

/** Stores a table and runs a side effect for it. Returns the amended table or the code of the refusal. */
async function apply(effect: SideEffect, table: Table, before?: Table): Promise<Table | string | undefined> {
  await context.storage.transact({ writes: tableWrites(context, undefined, table) });
  const effects = await effect(context, before, loadedOf(table));
  if (!effects) return undefined;
  const collected = await resultOrCode(effects.collect());
  if (typeof collected === 'string') return collected;
  await context.storage.transact({ writes: [...(collected.writes ?? [])] });
  return collected.amend ? collected.amend(table) : table;
}
const triesOf = (user: string) => context.storage.store(dailyAttemptsKind).get(user);
const boardOf = (id: string) => context.storage.store(dailyBoardKind).get(`g/${id}`);

test('registers the only attempt of a day, with its streak, beside those of other games', async () => {
  const others = { guess: { day: DAY, table: 'other', streak: 4 } };
  const yesterday = { day: '2026-11-14', table: 'old', streak: 2 };
  await context.storage.transact({
    writes: [context.storage.store(dailyAttemptsKind).put('ada', { ...others, noughts: yesterday })],
  });
  await apply(dailyAttempt, attempt('t', 'ada'));
  expect(await triesOf('ada')).toEqual({ ...others, noughts: { day: DAY, table: 't', streak: 3 } });
  expect(await boardOf('noughts')).toEqual([{ day: DAY, tables: ['t'] }]);
  expect(await apply(dailyAttempt, attempt('u', 'ada'))).toBe('triedToday');
  expect(await apply(dailyAttempt, attempt('v', 'ada', 0, { features: {} }))).toBeUndefined();
});

test.each([
  ['two days ago', { day: '2026-11-13', table: 'old', streak: 5 }, 1],
  ['yesterday without a streak', { day: '2026-11-14', table: 'old' }, 2],
])('continues a streak only from the day before: %s', async (_, last, streak) => {
  const store = context.storage.store(dailyAttemptsKind);
  await context.storage.transact({ writes: [store.put('ada', { noughts: last })] });
  await apply(dailyAttempt, attempt('t', 'ada'));
  expect((await triesOf('ada'))?.noughts?.streak).toBe(streak);
});

test('remembers the attempt of a deleted user by its trace', async () => {
  const trace = (day: string) => ({ tried: { noughts: day }, until: NOW });
  const id = await pseudonymOf(context, 'ada');
  const leave = (day: string) =>
    context.storage.transact({ writes: [context.storage.store(dailyTraceKind).put(id, trace(day))] });
  await leave('2026-11-14');
  expect(await apply(dailyAttempt, attempt('t', 'ada'))).toMatchObject({ id: 't' });
  await context.storage.transact({ writes: [context.storage.store(dailyAttemptsKind).drop('ada')] });
  await leave(DAY);
  expect(await apply(dailyAttempt, attempt('u', 'ada'))).toBe('triedToday');
});

test('stores the rank among the attempts of the day that were played to their end, behind equal ones', async () => {
  for (const [user, marks] of Object.entries({ bo: 5, cy: 3, dan: 1 }))
    await apply(dailyAttempt, attempt(user, user, marks, PLAYED));
  await apply(dailyAttempt, attempt('eve', 'eve', 6));
  await apply(dailyAttempt, attempt('fay', 'fay', 6, RESIGNED));
  const mine = attempt('t', 'ada', 3, PLAYED);
  await apply(dailyAttempt, mine);
  const rankOf = async (table: Table) =>
    ((await apply(dailyRanking, table)) as Table | undefined)?.features.daily?.rank;
  expect(await rankOf(mine)).toEqual({ place: 3, of: 4, streak: 1 });
  expect(await rankOf(attempt('t', 'ada', 6, PLAYED))).toMatchObject({ place: 1 });
  expect(await rankOf(attempt('t', 'ada', 0, { state: { cells: 'fails' } }))).toMatchObject({ place: 1, of: 4 });
  expect(await rankOf({ ...mine, features: {} })).toBeUndefined();
  await rankOf(mine);
  expect((await attemptsByScore(context, 'g', 'noughts', DAY)).map((one) => one.person)).toEqual([
    'bo',
    'cy',
    'ada',
    'dan',
  ]);
  expect(await attemptsByScore(context, 'h', 'noughts', DAY)).toEqual([]);
});

test.each([
  ['solved', 1, true],
  ['failed', 0, false],
  ['left', 0, false],
] as const)('scores and ranks the puzzle of the day: %s', (how, points, ranked) => {
  const table = attempt('t', 'ada', 3, solvedAs(how) as never);
  expect(dailyScore(loadedOf(table))).toEqual({ points: [points], words: texts.score[how] });
  expect(isRanked(loadedOf(table))).toBe(ranked);
});

test('scores a running puzzle as open, and games by their own score unless they fail', () => {
  const running = attempt('t', 'ada', 3, { features: { puzzle: { id: 'p' } } });
  expect(dailyScore(loadedOf(running))).toEqual({ points: [0], words: texts.score.open });
  expect(isRanked(loadedOf(running))).toBe(false);
  expect(dailyScore(loadedOf(attempt('t', 'ada', 3)))).toMatchObject({ points: [3] });
  expect(dailyScore({ features: FEATURES, table: attempt('t', 'ada'), game: noughts })).toBeUndefined();
  expect(dailyScore(loadedOf(attempt('t', 'ada', 0, { state: { cells: 'fails' } })))).toBeUndefined();
});

test('ranks games that were played to their end only', () => {
  const endings = [{}, RESIGNED, { status: 'over', ending: { by: 'inactivity' } }, PLAYED] as const;
  const ranked = endings.map((change) => isRanked(loadedOf(attempt('t', 'ada', 3, change))));
  expect(ranked).toEqual([false, false, false, true]);
});

test('hides a daily of today from a user who has not finished their own attempt', async () => {
  const theirs = attempt('theirs', 'bo');
  const spoils = (table = theirs) => wouldSpoil(context, 'ada', table);
  expect(await spoils()).toBe(true);
  expect(await spoils(attempt('t', 'ada'))).toBe(false);
  expect(await spoils({ ...theirs, features: {} })).toBe(false);
  await apply(dailyAttempt, attempt('mine', 'ada'));
  expect((await attemptTableOf(context, 'ada', 'noughts', DAY))?.table.id).toBe('mine');
  expect(await spoils()).toBe(true);
  const over = attempt('mine', 'ada', 0, RESIGNED);
  await context.storage.transact({ writes: tableWrites(context, undefined, over) });
  expect(await spoils()).toBe(false);
  expect(await spoils({ ...theirs, features: { ...theirs.features, puzzle: { id: 'p' } } })).toBe(true);
  now = endOfDay(DAY) - 1;
  expect(await wouldSpoil(context, 'cy', theirs)).toBe(true);
  now = endOfDay(DAY);
  expect(await wouldSpoil(context, 'cy', theirs)).toBe(false);
});

test('keeps the two latest days of a leaderboard, newest first', () => {
  const days = [
    { day: '2026-11-14', tables: ['a'] },
    { day: '2026-11-13', tables: ['b'] },
  ];
  expect(withAttempt(days, '2026-11-15', 'c')).toEqual([{ day: '2026-11-15', tables: ['c'] }, days[0]]);
  expect(withAttempt(days, '2026-11-13', 'c')).toEqual([days[0], { day: '2026-11-13', tables: ['b', 'c'] }]);
  expect(withAttempt(days, '2026-11-12', 'c')).toEqual(days);
});

test('lists attempts of a user with their streaks', async () => {
  const tries = {
    noughts: { day: DAY, table: base.id, streak: 3 },
    guess: { day: '2026-11-14', table: 'gone', streak: 2 },
    duel: { day: '2026-11-13', table: 'gone', streak: 9 },
    spy: { day: DAY, table: 'gone' },
  };
  await context.storage.transact({ writes: [context.storage.store(dailyAttemptsKind).put('ada', tries)] });
  const dailies = [...Object.keys(tries), 'runa'].map((id) => ({ id, game }));
  const listed = await attemptsOn(context, 'ada', dailies, DAY);
  expect(listed.map(({ id, loaded, streak }) => [id, loaded?.table.id, streak])).toEqual([
    ['noughts', base.id, 3],
    ['guess', undefined, 2],
    ['duel', undefined, 0],
    ['spy', undefined, 1],
    ['runa', undefined, 0],
  ]);
});

test('lists games with a daily, then the puzzle of the day', async () => {
  const games = [game, { ...noughts, id: 'other' }, { ...noughtsWithPuzzles, id: 'riddle' }] as unknown as AnyGame[];
  const several = { ...context, games: new Map(games.map((one) => [one.id, one])) };
  const ids = async (...disabledGames: string[]) => (await dailiesOn(several, DAY, disabledGames)).map(({ id }) => id);
  expect(await ids()).toEqual(['noughts', PUZZLE_OF_THE_DAY]);
  expect(await ids('riddle')).toEqual(['noughts']);
  expect(await ids('noughts')).toEqual([PUZZLE_OF_THE_DAY]);
});

test('sets up a daily with the options and seed of the day, and leaves other tables as requested', async () => {
  const asked = requestOf({ game, options: { a: 1 }, seed: 7 });
  expect(await dailyOpening(context, asked)).toBeUndefined();
  expect(await dailyOpening(context, { ...asked, game: noughts, features: { daily: true } })).toBeUndefined();
  const { seed, options, features } = (await dailyOpening(context, { ...asked, features: { daily: true } })) ?? {};
  expect(features).toEqual({ daily: { day: DAY } });
  const choice = Number.parseInt(String(seed).slice(0, 8), 16) >>> 1;
  expect([options, String(seed).length]).toEqual([{ choice, seed }, 64]);
});

const run = (id: string, user: string, marks: number, change: Partial<Table> = {}): Table =>
  attempt(id, user, marks, {
    ...PLAYED,
    options: { week: weekOf(NOW) },
    times: { ...base.times, startedAt: NOW },
    features: {},
    ...change,
  });

test.each([
  ['the rules of the week', {}, true],
  ['unrated', { terms: { unrated: true } }, false],
  ['a daily', { features: { daily: { day: DAY } }, terms: { hidden: true } }, false],
  ['a lesson', { features: { lesson: true }, terms: { exercise: true } }, false],
  ['a puzzle', { features: { puzzle: { id: 'p' } }, terms: { exercise: true } }, false],
  ['another week', { options: { week: weekOf(NOW) + 1 } }, false],
  ['no week', { options: {} }, false],
  ['other options', { options: { week: weekOf(NOW), start: 'a' } }, false],
])('counts a run for the week: %s', (_, change, isCounted) => {
  expect(isWeekly(loadedOf(run('t', 'ada', 3, change as never)))).toBe(isCounted);
  expect([hasWeeks(game), hasWeeks(noughts)]).toEqual([true, false]);
  expect(isWeekly({ features: FEATURES, table: run('t', 'ada', 3), game: noughts })).toBe(false);
});

test('ranks the best run of each player in a week, the earlier of two equal ones', async () => {
  const tables = async () => (await boardOf('noughts/week')) ?? [];
  const before = { ...base, status: 'playing' } as Table;
  await apply(weeklyRanking, run('a', 'ada', 3), before);
  await apply(weeklyRanking, run('b', 'bo', 1), before);
  await apply(weeklyRanking, run('c', 'ada', 3), before);
  const day = mondayOf(NOW);
  expect(await tables()).toEqual([{ day, tables: ['a', 'b'] }]);
  await apply(weeklyRanking, run('d', 'ada', 4), before);
  expect(await tables()).toEqual([{ day, tables: ['b', 'd'] }]);
  expect(await apply(weeklyRanking, run('e', 'ada', 5), run('e', 'ada', 5))).toBeUndefined();
  expect(await apply(weeklyRanking, run('f', 'ada', 5, { status: 'playing', ending: null }), before)).toBeUndefined();
  expect(await apply(weeklyRanking, run('h', 'ada', 5, RESIGNED), before)).toBeUndefined();
  await apply(weeklyRanking, run('g', 'cy', 0, { state: { cells: 'fails' } }), before);
  expect(await tables()).toEqual([{ day, tables: ['b', 'd'] }]);
});

test('stores the streak with the rank, and keeps everything else at the table', async () => {
  const tries = { noughts: { day: DAY, table: 't', streak: 6 } };
  await context.storage.transact({ writes: [context.storage.store(dailyAttemptsKind).put('ada', tries)] });
  const table = attempt('t', 'ada', 2, { features: { daily: { day: DAY }, latecomers: [{ id: 'cy' }] } });
  const rank = { place: 1, of: 1, streak: 6 };
  expect(await apply(dailyRanking, table)).toEqual({
    ...table,
    features: { ...table.features, daily: { day: DAY, rank } },
  });
});

test('registers nothing at a table without people', async () => {
  const empty = attempt('t', 'ada', 0, { seats: [], location: locationIn('c') });
  expect(await apply(dailyAttempt, empty)).toBeUndefined();
  expect(await apply(dailyRanking, empty)).toBeUndefined();
});
