import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { pseudonymOf } from '../../../storage/record-access.ts';
import type { Table } from '../../../storage/records/table.ts';
import { locationIn, open, person, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { endTable } from '../../host/table/endings.ts';
import { GameFailedError } from '../../host/table/outside-games.ts';
import { FEATURES } from '../index.ts';
import { ratingEffects } from './effects.ts';
import { readPlayerStats } from './player-stats.ts';
import { ratedAfter } from './rating.ts';
import { playerStatsKind, ratingTraceKind, type Score } from './record.ts';

const NOW = Date.parse('2026-11-01');
const X_WINS = 'a1 b1 a2 b2 a3';
const O_WINS = 'a1 b1 a2 b2 c3 b3';
const contextWith = async (game: AnyGame = noughts): Promise<Context> => ({
  ...(await testContext([game])),
  now: () => NOW,
});

/** Plays lines in turn, starting with the first seat. */
async function play(context: Context, table: Table, lines: string): Promise<Table> {
  let after = table;
  for (const [index, line] of lines.split(' ').entries()) {
    const { id } = table.seats[index % 2] as { id: string };
    after = (await playLine(context, table.id, { person: id }, line)).table;
  }
  return after;
}

async function playNew(context: Context, lines: string, asked: Parameters<typeof open>[1] = {}): Promise<Table> {
  return play(context, (await open(context, { location: locationIn(context.newId()), ...asked })).table, lines);
}

async function storeScore(context: Context, user: string, rating: number, more: Partial<Score> = {}): Promise<void> {
  const score = { played: 3, won: 1, drawn: 1, lost: 1, rating: { rating, deviation: 100, volatility: 0.06 }, ...more };
  const stats = { games: { noughts: score }, scopes: {} };
  await context.storage.transact({ writes: [context.storage.store(playerStatsKind).put(user, stats)] });
}

const scoreOf = async (context: Context, user: string) => (await readPlayerStats(context, user)).games.noughts;
const ratingOf = async (context: Context, user: string) => (await scoreOf(context, user))?.rating?.rating ?? 1500;

/** Returns the changes of a player’s rating that are stored at the seats. */
const changesAt = ({ seats }: Table) =>
  seats.map((occupant) => (occupant.kind === 'person' ? occupant.rated : undefined));

test.each([
  ['first', X_WINS, 0],
  ['second', O_WINS, 1],
])('takes the advantage of the first seat into account when the %s seat wins', async (_, lines, winner) => {
  const firstSeat = [
    { rating: 1500, won: 75, games: 100 },
    { rating: 1600, won: 50, games: 100 },
    { rating: 1400, won: 50, games: 100 },
  ];
  const game = { ...noughts, firstSeat };
  const context = await contextWith(game);
  await storeScore(context, 'ada', 1450);
  await storeScore(context, 'bo', 1550);
  await playNew(context, lines, { game });
  const points = 400 * Math.log10(3);
  // Both deviations are 100, and each reduces a rating difference to 95.3 %.
  const worth = points / 0.953149 ** 2;
  const expected = (mine: number, theirs: number, seat: number) =>
    ratedAfter({ rating: mine, deviation: 100, volatility: 0.06 }, [
      {
        theirs: { rating: theirs + (seat === 0 ? -worth : worth), deviation: 100, volatility: 0.06 },
        points: seat === winner ? 1 : 0,
      },
    ]).rating;
  expect(await ratingOf(context, 'ada')).toBeCloseTo(expected(1450, 1550, 0));
  expect(await ratingOf(context, 'bo')).toBeCloseTo(expected(1550, 1450, 1));
});

test.each([
  ['a new account', String(BigInt(NOW - DAY_MS - 1420070400000) << 22n), undefined, 0.5],
  ['a user who deleted their rating this season', 'bo', ['noughts'], 0.5],
  ['a user who deleted their rating in another game', 'bo', ['guess'], 1],
])('counts a win against %s', async (_, other, games, weight) => {
  const context = await contextWith();
  const trace = games && { games, until: NOW + DAY_MS };
  const traces = context.storage.store(ratingTraceKind);
  if (trace) await context.storage.transact({ writes: [traces.put(await pseudonymOf(context, other), trace)] });
  await playNew(context, X_WINS, { occupants: [person('ada'), person(other)] });
  expect(await ratingOf(context, 'ada')).toBeCloseTo(1500 + weight * 78.8, 1);
  const expected = weight === 1 ? [await pseudonymOf(context, other)] : [];
  expect((await scoreOf(context, 'ada'))?.opponents).toEqual(expected);
});

test('does not mark an established rating as provisional', async () => {
  const context = await contextWith();
  const lostTo = ['x', 'y', 'z'];
  await storeScore(context, 'ada', 1500.6, { lostTo });
  await storeScore(context, 'bo', 1500.6, { lostTo });
  const [change] = changesAt(await playNew(context, X_WINS));
  expect(change).toMatchObject({ before: 1501, after: Math.round(await ratingOf(context, 'ada')) });
  expect(change).not.toHaveProperty('provisional');
});

const solo = {
  ...noughts,
  solo: {
    score: ({ cells }: { cells: string }) => {
      if (cells.startsWith('xxx')) throw new GameFailedError({ game: 'noughts', path: ['solo', 'score'] }, 'failed');
      return { points: [cells.replaceAll('.', '').length, 1], words: cells };
    },
    isComparable: ({ own }: { own?: true }) => !own,
  },
} as unknown as AnyGame;

test.each([
  ['a rated game', {}, { points: [3, 1], words: 'xox......' }],
  ['an unrated game', { terms: { unrated: true } }, undefined],
  ['a hidden game', { terms: { hidden: true } }, undefined],
  ['a game with options that cannot be compared', { options: { own: true } }, undefined],
  ['a game whose score fails', { state: { cells: 'xxx......' } }, undefined],
])('stores the score of a solo game as best: %s', async (_, change, best) => {
  const context = await contextWith(solo);
  const { table } = await open(context);
  const changed = { ...table, state: { cells: 'xox......' }, ...change } as Table;
  const over = { features: FEATURES, table: endTable(changed, { by: 'resigning', seat: 1 }, NOW), game: solo };
  const { collect } = (await ratingEffects(context, { table, game: solo } as never, over)) ?? {};
  const effects = await collect?.();
  await context.storage.transact({ writes: [...((effects && 'writes' in effects && effects.writes) || [])] });
  expect((await scoreOf(context, 'ada'))?.best).toEqual(best);
  expect((await scoreOf(context, 'ada'))?.played).toBe(1);
});
