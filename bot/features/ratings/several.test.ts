import { auction } from '@longtable/kit/testing/games/auction';
import { itemsOf, labelsOf } from '@longtable/kit/testing/pictures/items';
import rate from 'glicko2-lite';
import { expect, test } from 'vitest';
import { open, person, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { endLines } from '../../render/status.ts';
import { drawEndCard } from '../pictures/cards/end-card.ts';
import { readPlayerStats } from './player-stats.ts';

/** Bids of each seat by round: bo wins two rounds, ada one, cleo and dev none. */
const ROUNDS = [
  [1, 5, 2, 2],
  [1, 5, 2, 2],
  [6, 5, 2, 2],
];
const FOUR = ['ada', 'bo', 'cleo', 'dev'];

test('ranks four players and rates each against every other in one rating period', async () => {
  const context = await testContext([auction]);
  const { id } = (await open(context, { game: auction, occupants: FOUR.map((who) => ({ ...person(who), name: who })) }))
    .table;
  for (const round of ROUNDS)
    for (const [seat, bid] of round.entries())
      await playLine(context, id, { person: FOUR[seat] as string }, `bid ${bid}`);
  const over = await findTable(context, id);
  const allStats = await Promise.all(FOUR.map((who) => readPlayerStats(context, who)));
  const ratings = allStats.map(({ games }) => games.auction?.rating?.rating ?? 0);
  const expected = (points: readonly number[]) =>
    rate(
      1500,
      200,
      0.06,
      points.map((each) => [1500, 200, each]),
      { tau: 0.5 },
    ).rating;
  // With up to five opponents a rating stays within 150 points of the start.
  const within = (rating: number) => Math.min(Math.max(rating, 1350), 1650);
  expect(ratings).toEqual(
    [
      [0, 1, 1],
      [1, 1, 1],
      [0, 0, 0.5],
      [0, 0, 0.5],
    ].map((points) => within(expected(points))),
  );
  expect(allStats.map(({ games }) => games.auction?.opponents?.length)).toEqual([3, 3, 3, 3]);
  const card = [...itemsOf(drawEndCard(over, 'en'))].flatMap(({ item }) => labelsOf(item)).map(({ text }) => text);
  expect(card).toEqual(expect.arrayContaining(['1. bo', '2. ada', '3. cleo', '3. dev']));
  const [head, places, rated] = endLines(over, readerAt(over, 'spectator', 'en'));
  expect(head).toBe('**bo wins.**');
  expect(places).toBe('**1.** bo · **2.** ada · **3.** cleo and dev');
  expect(rated).toMatch(/^-# Rating: ada 1500\? → \*\*\d+\?\*\* .* · bo .* · cleo .* · dev /);
});
