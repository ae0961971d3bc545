import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { runa } from '@longtable/runa';
import { describe, expect, test, vi } from 'vitest';
import { locationIn, open, person, testContext } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { type Context, strengthOf } from '../../host/context.ts';
import { DAY_MS, weekOf } from '../../host/duration.ts';
import { changePerson } from '../../host/settings.ts';
import type { Drawn } from '../../render/message.ts';
import { appendTo } from '../history/history.ts';
import { leadersOf, pastLeaders, playerListId } from './leaders.ts';
import { gameOutcomeOf, readPlayerStats, withGame } from './player-stats.ts';
import { adjustToSeason, afterSeasons } from './rating.ts';
import { type PlayerStats, playerStatsKind, type Score } from './record.ts';

const JUNE = Date.UTC(2026, 5, 10);

const record = (rating: number, more: Partial<Score> = {}): Score => ({
  ...{ played: 12, won: 6, drawn: 0, lost: 6, lostTo: ['x', 'y', 'z'] },
  ...{ rating: { rating, deviation: 60, volatility: 0.06 } },
  ...more,
});

async function rank(bot: FeatureBot, scores: Readonly<Record<string, Score>>, home = 'g'): Promise<void> {
  const { context } = bot;
  const stats = Object.entries(scores).map(([id, score]) =>
    context.storage.store(playerStatsKind).put(id, { games: { noughts: score }, scopes: { [home]: ['noughts'] } }),
  );
  const listed = await appendTo(context, playerListId(home, 'noughts'), Object.keys(scores));
  await context.storage.transact({ writes: [...stats, ...listed] });
}
const show = (bot: FeatureBot, period: Id<'leaders'>['period'], where = {}, game = 'noughts') =>
  bot.user('p1', where).press({ kind: 'leaders', game, period });
const pastLines = async (bot: FeatureBot) =>
  (await show(bot, 'past')).text.replaceAll('\u2009', ' ').split('\n').slice(1);
const players = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at + 1}`, record(1700.6 - at)]));

/** Returns what is drawn by the next press. */
function drawnBy(bot: FeatureBot): Drawn[] {
  const drawn: Drawn[] = [];
  const send = bot.bot.pictures.send.bind(bot.bot.pictures);
  vi.spyOn(bot.bot.pictures, 'send').mockImplementation((one, ...rest) => {
    drawn.push(one);
    return send(one, ...rest);
  });
  return drawn;
}

test('says why a ranking is empty, with another reason in a solo game', async () => {
  const bot = await openFeatureBot([noughts, runa], { now: () => JUNE });
  expect((await show(bot, 'all-time')).text).toContain('Nobody has a rating yet.');
  expect((await show(bot, 'all-time', {}, 'runa')).text).toContain('Nobody has finished a run here yet.');
});

describe('the card of a ranking', () => {
  test('has all text below if fewer players are ranked', async () => {
    const bot = await openFeatureBot([noughts], { now: () => JUNE });
    await rank(bot, { ...players(2), p3: record(1500, { lostTo: [] }) });
    await changePerson(bot.context, 'p1', () => ({ display: 'picture' }));
    expect((await show(bot, 'all-time')).text).toMatch(
      /All time\n3\. <@p3> · 1500\? .*\n-# “\?” marks a provisional rating/,
    );
  });

  test('names no members in direct messages, where it cannot look them up', async () => {
    const bot = await openFeatureBot([noughts], { now: () => JUNE });
    await rank(bot, players(2), 'c');
    await changePerson(bot.context, 'p1', () => ({ display: 'picture' }));
    const drawn = drawnBy(bot);
    await show(bot, 'all-time', { guild: null });
    expect(drawn[0]?.sketch?.description).toContain('1. P1: 1701 2. someone: 1700');
  });
});

describe('the past winners', () => {
  test('are three per season, latest season first', async () => {
    const bot = await openFeatureBot([noughts], { now: () => JUNE });
    const seasons = (rating: number) => ({
      '2026-1': { played: 3, rating },
      '2025-4': { played: 3, rating: 3000 - rating },
    });
    const scores = ['p1', 'p2', 'p3', 'p4'].map(
      (id, at) => [id, record(1500, { seasons: seasons(1700.6 - at) })] as const,
    );
    await rank(bot, Object.fromEntries(scores));
    expect(await pastLines(bot)).toEqual([
      '**Jan – Mar 2026**: 1. <@p1> 1701 · 2. <@p2> 1700 · 3. <@p3> 1699',
      '**Oct – Dec 2025**: 1. <@p4> 1302 · 2. <@p3> 1301 · 3. <@p2> 1300',
    ]);
  });

  test('go back twelve seasons', async () => {
    const bot = await openFeatureBot([noughts], { now: () => JUNE });
    const names = [2022, 2023, 2024, 2025].flatMap((year) => [1, 2, 3, 4].map((quarter) => `${year}-${quarter}`));
    const seasons = Object.fromEntries(names.map((name) => [name, { played: 1, rating: 1500 }]));
    await rank(bot, { p1: record(1500, { seasons }) });
    const lines = await pastLines(bot);
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toContain('Jan – Mar 2023');
  });
});

test('ranks the runs of this week, with the best of last week and the start of the next', async () => {
  const MONDAY = Date.UTC(2026, 10, 16);
  const game = {
    ...runa,
    turn: (state: { class?: string }) => (state.class ? [] : [0]),
    result: (state: { class?: string }) => (state.class ? { winners: [0] } : undefined),
    daily: {
      options: () => ({}),
      score: (state: { class?: string }) => ({
        points: [['Warrior', 'Mage', 'Paladin'].indexOf(state.class ?? '')],
        words: `a ${state.class}`,
      }),
    },
  };
  let now = MONDAY;
  const bot = await openFeatureBot([game], { now: () => now });
  const run = async (who: string, line: string, options: object = { week: weekOf(now) }) => {
    const request = { game: game, options, occupants: [person(who)], place: locationIn(`${who}${now}`) };
    const { id } = (await open(bot.context, request)).table;
    await playLine(bot.context, id, { person: who }, line);
  };
  await run('p1', '2');
  await run('p2', '1');
  now += 7 * DAY_MS;
  for (let at = 1; at <= 11; at++) await run(`q${at}`, '3');
  await run('p1', '1');
  await run('p2', '2', {});
  const { text, labels } = await show(bot, 'week', {}, 'runa');
  const lines = text.split('\n');
  expect(lines[0]).toMatch(/ · This week$/);
  expect(lines.slice(10, 12)).toEqual([expect.stringMatching(/^10\. <@q\d+> · a Paladin$/), '12. <@p1> · a Warrior']);
  expect(lines.slice(12)).toEqual([
    '-# Last week’s best: <@p1> · a Mage',
    `-# Your best run by this week’s rules counts. New rules start <t:${(MONDAY + 14 * DAY_MS) / 1000}:R>.`,
  ]);
  expect(labels).toEqual(['This season', 'All time', 'Past seasons']);
  await changePerson(bot.context, 'p1', () => ({ display: 'picture' }));
  expect((await show(bot, 'week', {}, 'runa')).messages[0]?.files).toEqual(['board.png']);
});

const other = { ...noughts, id: 'other', title: 'Other' };

async function board(results: readonly (readonly [string, string])[] = [['1', '2']]) {
  let now = JUNE;
  const bot = await openFeatureBot([noughts, other], { now: () => now });
  for (const [at, [winner, loser]] of results.entries()) {
    const occupants = [winner, loser].map((id) => ({ ...person(id), name: `N${id}` }));
    const { id } = (await open(bot.context, { occupants, location: locationIn(`c${at}`) })).table;
    await playLine(bot.context, id, { person: winner }, 'a1');
    await playLine(bot.context, id, { person: loser }, 'b2');
    await resign(bot.context, id, loser);
  }
  const show = (period: Id<'leaders'>['period'], game = 'noughts', where = {}) =>
    bot.user('1', where).press({ kind: 'leaders', game, period });
  return { bot, show, wait: (ms: number) => (now += ms) };
}

test('has buttons for the other periods', async () => {
  const { show } = await board();
  const { text, labels, ids } = await show('season');
  expect(text).toMatch(/^\*\*Noughts and Crosses\*\* · This season\n/);
  expect(labels).toEqual(['All time', 'Past seasons', 'Noughts and Crosses', 'Other']);
  expect(ids).toMatchObject([{ game: 'noughts', period: 'all-time' }, { period: 'past' }, { period: 'season' }]);
  const past = await show('past');
  expect([past.labels.slice(0, 2), past.text]).toEqual([
    ['This season', 'All time'],
    expect.stringContaining('No season has ended'),
  ]);
  expect((await show('season', 'chess')).refused).toBe('gameGone');
});

test('shows own results against each opponent while the ranking is empty', async () => {
  const { show } = await board([
    ['1', '2'],
    ['2', '1'],
    ['1', '2'],
    ['1', '3'],
    ['2', '3'],
  ]);
  const { text } = await show('season');
  expect(text).toContain('You **2** – **1** N2\nYou **1** – **0** N3\n');
  expect(text).not.toContain('N2 ');
  expect(text).toMatch(
    /1\. <@1> · \d+\? · 4 games\n2\. <@2> · \d+\? · 4 games\n3\. <@3> · \d+\? · 2 games\n-# “\?” marks a provisional rating/,
  );
  expect((await show('season', 'other')).text).not.toContain('You');
  expect((await show('season', 'noughts', { guild: 'h', channel: 'x' })).text).not.toContain('You');
});

test('opens the game of the table here, else the one last played, and has a menu of the others', async () => {
  const { bot } = await board();
  await open(bot.context, { game: other, occupants: [person('1'), person('2')], location: locationIn('d') });
  const opened = async (channel: string, user = '1') => (await bot.user(user, { channel }).command('leaderboard')).text;
  for (const user of ['1', '9']) expect(await opened('d', user)).toContain('**Other**');
  await open(bot.context, { game: other, occupants: [person('8'), person('9')], location: locationIn('e') });
  expect(await opened('e')).toContain('**Noughts and Crosses**');
  expect(await opened('elsewhere')).toContain('**Noughts and Crosses**');
  const chosen = bot.user('1').press({ kind: 'leaders', game: 'noughts', period: 'past' }, { values: ['other'] });
  expect((await chosen).text).toContain('**Other** · Past seasons');
});

const at = (day: string) => Date.parse(day);

test('moves a rating a quarter closer to 1500 and raises its deviation each season', () => {
  const rating = { rating: 1900, deviation: 80, volatility: 0.06 };
  expect(afterSeasons(rating, 1)).toEqual({ rating: 1800, deviation: 100, volatility: 0.06 });
  expect(afterSeasons(rating, 2).rating).toBe(1725);
  expect(afterSeasons({ ...rating, rating: 1100 }, 1).rating).toBe(1200);
  expect(afterSeasons(rating, 100).deviation).toBe(350);
});

test('adjusts a rating to a season once; a rating without a season belongs to the first', () => {
  const rating = { rating: 1900, deviation: 80, volatility: 0.06 };
  const old = { games: { noughts: { played: 1, won: 1, drawn: 0, lost: 0, rating } }, scopes: {} };
  expect(adjustToSeason(old, '2026-4')).toEqual(old);
  const next = adjustToSeason(old, '2027-1');
  expect(next.games.noughts).toMatchObject({ season: '2027-1', rating: { rating: 1800 } });
  expect(adjustToSeason(next, '2027-1')).toEqual(next);
});

test('ranks each season separately and keeps the winners of past ones', async () => {
  const clock = { at: at('2026-12-01') };
  const context = { ...(await testContext([noughts])), now: () => clock.at };
  const rating = { rating: 1600, deviation: 60, volatility: 0.06 };
  const sure = { played: 9, won: 9, drawn: 0, lost: 0, rating, lostTo: ['x', 'y', 'z'], seasons: {} };
  for (const one of ['ada', 'bo'])
    await context.storage.transact({
      writes: [context.storage.store(playerStatsKind).put(one, { games: { noughts: sure }, scopes: {} })],
    });
  const play = async () => {
    const { table } = await open(context, { location: locationIn(context.newId()) });
    for (const [index, line] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries())
      await playLine(context, table.id, { person: index % 2 === 0 ? 'ada' : 'bo' }, line);
  };
  await play();
  const first = await leadersOf(context, 'g', noughts, { season: '2026-4' });
  expect(first.leaders.map(({ person, played }) => `${person} ${played}`)).toEqual(['ada 1', 'bo 1']);
  expect(await pastLeaders(context, 'g', noughts)).toEqual([]);

  clock.at = at('2027-01-01');
  expect((await leadersOf(context, 'g', noughts, { season: '2027-1' })).leaders).toEqual([]);
  expect(await pastLeaders(context, 'g', noughts)).toEqual([{ season: '2026-4', leaders: first }]);
  await play();
  expect(await pastLeaders(context, 'g', noughts)).toEqual([{ season: '2026-4', leaders: first }]);
  for (const [period, played] of [[{ season: '2027-1' }, 1] as const, ['all-time', 11] as const])
    expect((await leadersOf(context, 'g', noughts, period)).leaders).toMatchObject([
      ...[{ person: 'ada', played }, { person: 'bo' }],
    ]);
  expect((await readPlayerStats(context, 'ada')).games.noughts?.season).toBe('2027-1');
});

const AUTUMN = Date.parse('2026-11-01');
const NONE: Score = { played: 0, won: 0, drawn: 0, lost: 0 };
const rated = (rating: number, deviation = 60) => ({ rating, deviation, volatility: 0.06 });
const ESTABLISHED: Score = { ...NONE, played: 9, rating: rated(1600.6), lostTo: ['x', 'y', 'z'] };
const RUN = (...points: number[]) => ({ points, words: String(points) });

const contextAt = async (at = AUTUMN): Promise<Context> => ({ ...(await testContext()), now: () => at });

/** Stores the scores of users in noughts and lists them as players of server g. */
async function store(context: Context, scores: Readonly<Record<string, Score | undefined>>): Promise<void> {
  const stats = context.storage.store(playerStatsKind);
  const puts = Object.entries(scores).map(([user, score]) =>
    stats.put(user, { games: score ? { noughts: score } : {}, scopes: {} }),
  );
  const listed = await appendTo(context, playerListId('g', 'noughts'), Object.keys(scores));
  await context.storage.transact({ writes: [...puts, ...listed] });
}

test.each([
  ['a win', [0], [0], 2, 'won'],
  ['a shared win', [0, 1], [1], 3, 'won'],
  ['a win with the second of two own seats', [1], [0, 1], 2, 'won'],
  ['a loss', [1], [0], 2, 'lost'],
  ['a game without winners', [], [0], 2, 'drawn'],
  ['a solo game without a win', [], [0], 1, 'lost'],
] as const)('counts %s', (_, winners, mine, seats, outcome) => {
  expect(gameOutcomeOf({ winners }, mine, seats)).toBe(outcome);
});

test('knows how strong a player is once the rating is established', async () => {
  const context = await contextAt();
  const strength = async (score: Score | undefined) => {
    await store(context, { ada: score });
    return strengthOf(context, 'ada', 'noughts');
  };
  expect(await strength(ESTABLISHED)).toBe(1600.6);
  expect(await strength({ ...ESTABLISHED, lostTo: ['x', 'y'] })).toBeUndefined();
  expect(await strength({ ...ESTABLISHED, rating: rated(1900, 110) })).toBeUndefined();
  expect(await strength(NONE)).toBeUndefined();
});

test('adds a game to the score of its season and keeps other games, servers and seasons', () => {
  const known: PlayerStats = {
    games: {
      guess: { ...NONE, played: 1 },
      noughts: { ...NONE, played: 1, won: 1, seasons: { '2026-3': { played: 1 } } },
    },
    scopes: { h: ['guess'], g: ['guess'] },
    earned: { 'first-game': '2026-08-01' },
  };
  const game = { game: 'noughts', home: 'g', outcome: 'drawn', at: AUTUMN } as const;
  const once = withGame(known, game);
  expect(once).toEqual({
    games: {
      guess: { ...NONE, played: 1 },
      noughts: { played: 2, won: 1, drawn: 1, lost: 0, seasons: { '2026-3': { played: 1 }, '2026-4': { played: 1 } } },
    },
    scopes: { h: ['guess'], g: ['guess', 'noughts'] },
    earned: { 'first-game': '2026-08-01' },
  });
  expect(withGame(once, game).scopes).toEqual(once.scopes);
});

test('ranks players by rating, provisional ratings separately, and omits players without a rating', async () => {
  const context = await contextAt();
  await store(context, {
    low: { ...ESTABLISHED, rating: rated(1450) },
    high: { ...ESTABLISHED, rating: rated(1700) },
    new: { ...ESTABLISHED, rating: rated(1900), lostTo: [] },
    unrated: { ...NONE, played: 3 },
    gone: undefined,
    middle: { ...ESTABLISHED, rating: rated(1600) },
  });
  const expected = {
    by: 'rating',
    leaders: [
      { person: 'high', played: 9, rating: 1700 },
      { person: 'middle', played: 9, rating: 1600 },
      { person: 'low', played: 9, rating: 1450 },
    ],
    provisional: [{ person: 'new', played: 9, rating: 1900 }],
  };
  expect(await leadersOf(context, 'g', noughts, 'all-time')).toEqual(expected);
  // Scores without seasons belong to the first one.
  expect(await leadersOf(context, 'g', noughts, { season: '2026-4' })).toEqual(expected);
  expect(await leadersOf(context, 'g', noughts, { season: '2027-1' })).toMatchObject({ leaders: [], provisional: [] });
  expect(await leadersOf(context, 'h', noughts, 'all-time')).toMatchObject({ leaders: [] });
});

test('ranks solo games by the best score and omits players without one', async () => {
  const solo = { ...noughts, solo: {} } as unknown as AnyGame;
  const context = await contextAt();
  await store(context, {
    low: { ...NONE, played: 4, best: RUN(1, 9) },
    high: { ...NONE, played: 5, best: RUN(2, 1) },
    middle: { ...NONE, played: 6, best: RUN(2, 0) },
    rated: ESTABLISHED,
  });
  expect(await leadersOf(context, 'g', solo, 'all-time')).toEqual({
    by: 'score',
    leaders: [
      { person: 'high', played: 5, best: RUN(2, 1) },
      { person: 'middle', played: 6, best: RUN(2, 0) },
      { person: 'low', played: 4, best: RUN(1, 9) },
    ],
  });
});
