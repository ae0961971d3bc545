import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { locationIn, open, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { leadersOf, pastLeaders } from './leaders.ts';
import { readPlayerStats } from './player-stats.ts';
import { adjustToSeason, afterSeasons } from './rating.ts';
import { playerStatsKind } from './record.ts';

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
  expect(first.leaders.map(({ person, played }) => [person, played])).toEqual([
    ['ada', 1],
    ['bo', 1],
  ]);
  expect(await pastLeaders(context, 'g', noughts)).toEqual([]);

  clock.at = at('2027-01-01');
  expect((await leadersOf(context, 'g', noughts, { season: '2027-1' })).leaders).toEqual([]);
  expect(await pastLeaders(context, 'g', noughts)).toEqual([{ season: '2026-4', leaders: first }]);
  await play();
  expect(await pastLeaders(context, 'g', noughts)).toEqual([{ season: '2026-4', leaders: first }]);
  expect((await leadersOf(context, 'g', noughts, { season: '2027-1' })).leaders).toMatchObject([
    { person: 'ada', played: 1 },
    { person: 'bo' },
  ]);
  expect((await leadersOf(context, 'g', noughts, 'all-time')).leaders).toMatchObject([
    { person: 'ada', played: 11 },
    { person: 'bo' },
  ]);
  expect((await readPlayerStats(context, 'ada')).games.noughts?.season).toBe('2027-1');
});
