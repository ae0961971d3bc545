import { dungeon } from '@longtable/dungeon';
import { type AnyGame, optionWords } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Table } from '../../../storage/records/table.ts';
import { locationIn, open, person, recordingLog, testContext } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { endTable } from '../../host/table/endings.ts';
import { GameFailedError } from '../../host/table/outside-games.ts';
import { tableWrites } from '../../host/table/record.ts';
import { DAILY_ACHIEVEMENTS } from '../daily/index.ts';
import { dailyAttemptsKind } from '../daily/record.ts';
import { appendTo, serverHistoryListId } from '../history/history.ts';
import { FEATURES } from '../index.ts';
import { patternsAt } from '../moderation/patterns.ts';
import { exportPerson } from '../personal-data/export.ts';
import { forgetPerson } from '../personal-data/index.ts';
import { achievementsOf, CAREER, careerAchievements, newlyEarned } from './achievements.ts';
import { readPlayerStats } from './player-stats.ts';
import { playerStatsKind } from './record.ts';

/** Noughts with an achievement and an option that takes a file. */
const proud: AnyGame = {
  ...noughts,
  options: z.object({ own: z.string().optional().register(optionWords, { about: 'A file', fileBytes: 9 }) }),
  achievements: [{ id: 'corner', name: 'Corner', about: 'Win', isEarned: ({ isWon }) => isWon }],
};

async function proudContext() {
  return { ...(await testContext([proud])), now: () => Date.parse('2026-11-16T12:00:00Z') };
}

/** Plays a game that ada wins. Returns the achievements of each seat. */
async function win(context: Context, asked: Parameters<typeof open>[1] = {}) {
  const { table } = await open(context, { game: proud, location: locationIn(context.newId()), ...asked });
  const [x, o] = table.seats.map((occupant) => (occupant as { id: string }).id) as [string, string];
  let after = await playLine(context, table.id, { person: x }, 'a1');
  for (const [at, line] of ['b1', 'a2', 'b2', 'a3'].entries())
    after = await playLine(context, table.id, { person: at % 2 === 0 ? o : x }, line);
  return after.table.seats.map((occupant) => (occupant.kind === 'person' ? occupant.earned : undefined));
}

test('stores an achievement with its day, shows it at the table and awards it once', async () => {
  const context = await proudContext();
  expect(await win(context)).toEqual([['first-game', 'beat-player', 'noughts/corner'], ['first-game']]);
  expect(await win(context)).toEqual([undefined, undefined]);
  expect((await readPlayerStats(context, 'ada')).earned).toEqual({
    'first-game': '2026-11-16',
    'beat-player': '2026-11-16',
    'noughts/corner': '2026-11-16',
  });
});

test("exports achievements with the user's data and deletes them with it", async () => {
  const context = await proudContext();
  await win(context);
  expect(await exportPerson(context, 'ada')).toMatchObject({
    standing: { earned: { 'noughts/corner': '2026-11-16' } },
  });
  await forgetPerson(context, 'ada');
  expect((await readPlayerStats(context, 'ada')).earned).toBeUndefined();
});

const score = (played: number, won = 0) => ({ played, won, drawn: 0, lost: 0 });
const tried = (streak: number, day = '2026-11-16') => ({ day, table: 't', streak });
const FIVE = ['2026-11-15', ...Array<string>(4).fill('2026-11-16')];

test.each<[what: string, change: object, ids: string[]]>([
  ['nine wins', { stats: { games: { a: score(9, 9) } } }, ['first-game']],
  ['ten wins in two games', { stats: { games: { a: score(5, 5), b: score(5, 5) } } }, ['first-game', 'ten-wins']],
  ['a hundred games', { stats: { games: { a: score(100) } } }, ['first-game', 'hundred-games']],
  ['five different games', { stats: { games: FIVE.map(() => score(1)) } }, ['first-game', 'grand-tour']],
  ['a week of dailies', { tries: { a: tried(7) } }, ['week']],
  ['a month of dailies', { tries: { a: tried(30), b: tried(1) } }, ['week', 'month']],
  ['five dailies', { tries: FIVE.map(() => tried(1)) }, ['five-dailies']],
  ['five dailies on two days', { tries: FIVE.map((day) => tried(1, day)) }, []],
  ['a win against the strongest computer', { isWon: true, levels: ['easy', 'hard'] }, ['beat-master']],
  ['a loss against it', { levels: ['easy', 'hard'] }, []],
  ['a win against another one', { isWon: true, levels: ['easy', 'hard', 'master'] }, []],
])('%s', (_, { levels = [], ...change }: { levels?: string[] }, ids) => {
  const seats = [person('ada'), { kind: 'computer', level: 'hard' }];
  const table = { features: { daily: { day: '2026-11-16' } }, seats };
  const game = { computers: { levels: levels.map((id) => ({ id })) } };
  const career = { loaded: { table, game }, isWon: false, stats: { games: {}, scopes: {} }, tries: {}, ...change };
  const earned = [
    ...CAREER.filter(({ isEarned }) => isEarned(career as never)),
    ...DAILY_ACHIEVEMENTS.filter(({ isEarned }) => isEarned(career.tries, '2026-11-16')),
  ];
  expect(earned.map(({ id }) => id)).toEqual(ids);
});

describe('earned achievements', () => {
  const NOW = Date.parse('2026-11-16T12:00:00Z');
  const STATS = { games: {}, scopes: {} };
  const log = recordingLog();
  let context: Context;
  let table: Table;
  beforeEach(async () => {
    log.lines.length = 0;
    context = { ...(await testContext(undefined, log)), now: () => NOW };
    table = { ...(await open(context)).table, state: { cells: 'xxxoo....' }, options: { a: 1 } };
  });

  /** Returns what ada earns in a game with this achievement. */
  function earn(isEarned: (finish: object) => boolean, change: Partial<Table> = {}, stats: object = STATS) {
    const game = {
      ...noughts,
      achievements: [{ id: 'own', name: 'Own', about: 'About', isEarned }],
    } as unknown as AnyGame;
    const over = {
      ...endTable({ ...table, ...change }, { by: 'game' }, NOW),
      ...('ending' in change && { ending: change.ending }),
    } as Table;
    return newlyEarned(context, { features: FEATURES, table: over, game }, 'ada', stats as never);
  }
  const always = () => true;

  test.each([
    ['earned before', {}, { ...STATS, earned: { 'noughts/own': '2026-01-01', 'beat-player': '2026-01-01' } }],
    ['an unrated game', { terms: { unrated: true } }, STATS],
    ['a game that was not played to its end', { ending: { by: 'resigning', seat: 1 } }, STATS],
    [
      'a game with an own design',
      { seats: [{ ...person('ada'), design: { name: 'Mine', text: 'x' } }, person('bo')] },
      STATS,
    ],
  ])('awards nothing: %s', async (_, change, stats) => {
    expect(await earn(always, change as never, stats)).toEqual([]);
  });

  test('counts the stored daily attempts of the player, and goes on without an achievement that fails', async () => {
    const tries = { noughts: { day: '2026-11-16', table: 't', streak: 7 } };
    await context.storage.transact({ writes: [context.storage.store(dailyAttemptsKind).put('ada', tries)] });
    const fail = () => {
      throw new GameFailedError({ game: 'noughts', path: ['achievements'] }, 'failed');
    };
    expect(await earn(fail)).toEqual(['beat-player', 'week']);
    expect(log.lines).toMatchObject([{ level: 'error', about: { table: table.id } }]);
  });

  /** Stores unplayed games of ada and bo that ended at these times, oldest first. */
  async function store(times: readonly number[]): Promise<void> {
    const ending = { by: 'resigning', seat: 0 } as const;
    const games = times.map((at, index) => endTable({ ...table, id: `t${index}` }, ending, at));
    const ids = games.map(({ id }) => id);
    const listed = await appendTo(context, serverHistoryListId('g'), ids);
    const writes = games.flatMap((over) => tableWrites(context, undefined, over));
    await context.storage.transact({ writes: [...writes, ...listed] });
  }
  const often = async () =>
    (await patternsAt(context, 'g')).find(({ kind }) => kind === 'often')?.games.map(({ id }) => id);

  test('reads more than one batch of games, and none that ended a week ago', async () => {
    const week = 7 * DAY_MS;
    const recent = Array.from({ length: 205 }, () => NOW - week + 1);
    await store([NOW - week, ...recent]);
    const found = await often();
    expect([found?.length, found?.[0], found?.at(-1)]).toEqual([205, 't1', 't205']);
  });
});

describe('the page of achievements', () => {
  const [OWN] = achievementsOf(dungeon);
  const [CAREER] = careerAchievements(FEATURES);
  const [ALL, DUNGEON] = [careerAchievements(FEATURES).length, achievementsOf(dungeon).length];

  async function earned() {
    const bot = await openFeatureBot([noughts, dungeon]);
    const { storage } = bot.context;
    const days = { [CAREER?.key ?? '']: '2026-06-09', [OWN?.key ?? '']: '2026-06-08', 'gone/forever': '2026-06-07' };
    const stats = { games: {}, scopes: { g: [] }, earned: days };
    await storage.transact({ writes: [storage.store(playerStatsKind).put('1', stats)] });
    return bot;
  }

  test('are grouped by game, without games that have none', async () => {
    const bot = await earned();
    const first = await bot.user('1').press({ kind: 'achievements', person: '1', page: 0 });
    expect(first.labels).toEqual([`All games (1/${ALL})`, `Dungeon (1/${DUNGEON})`]);
    expect(first.messages[0]?.marked).toEqual([`All games (1/${ALL})`]);
    expect(first.messages[0]?.customIds.slice(1)).toEqual(['0', '1']);
  });

  test('of another group are shown by the menu, or by the page of a button', async () => {
    const bot = await earned();
    const press = (page: number, use = {}) => bot.user('1').press({ kind: 'achievements', person: '1', page }, use);
    const chosen = await press(0, { values: ['1'] });
    expect(chosen.text).toMatch(new RegExp(`^<@1> · \\*\\*Dungeon\\*\\* · 1/${DUNGEON}\n`));
    expect(chosen.text).toMatch(/\n✓ \*\*.+\*\* · .+ · .*2026\n-# .+ · /);
    expect(chosen.messages[0]?.marked).toEqual([`Dungeon (1/${DUNGEON})`]);
    expect((await press(1)).text).toBe(chosen.text);
    expect((await press(1, { values: ['0'] })).text).toContain('**All games**');
  });

  test('are counted on the button below the statistics, if they still exist', async () => {
    const bot = await earned();
    const labels = async (who: string, where = {}) =>
      (await bot.user(who, where).command('stats', { player: { user: '1' } })).labels;
    expect((await bot.user('3').command('stats', { game: 'noughts' })).labels).toEqual([]);
    for (const who of ['1', '3']) expect(await labels(who)).toEqual([`Achievements: 2 of ${ALL + DUNGEON}`]);
    expect(await labels('3', { guild: 'h', channel: 'x' })).toEqual([`Achievements: 0 of ${ALL + DUNGEON}`]);
  });
});
