import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { testContext } from '../../../tests/context.ts';
import { type Context, strengthOf } from '../../host/context.ts';
import { appendTo } from '../history/history.ts';
import { leadersOf, playerListId } from './leaders.ts';
import { gameOutcomeOf, withGame } from './player-stats.ts';
import { type PlayerStats, playerStatsKind, type Score } from './record.ts';

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
