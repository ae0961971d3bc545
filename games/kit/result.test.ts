import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyGame } from './game.ts';
import { optionWords } from './options.ts';
import { evenStartOf, firstSeatShare, isFirstSeatUnfair, placesOf, resultOfPlaces } from './result.ts';
import { noughts } from './testing/games/noughts.ts';

const start = z.enum(['fair', 'open']).optional().register(optionWords, { about: 'Start', default: 'fair' });
const game = {
  ...noughts,
  options: z.object({ start }),
  firstSeat: [
    { rating: 1600, won: 70, games: 100 },
    { rating: 1200, won: 50, games: 100 },
    { rating: 1200, won: 90, games: 100, options: { start: 'open' } },
  ],
} as unknown as AnyGame;

test.each([
  [1000, 0.5],
  [1200, 0.5],
  [1300, 0.55],
  [1500, 0.65],
  [1600, 0.7],
  [2000, 0.7],
])('interpolates the share of the first seat at rating %i', (rating, share) => {
  expect(firstSeatShare(game, {}, rating)).toBeCloseTo(share);
});

test('uses only results with the same options, and even chances without results', () => {
  expect(firstSeatShare(game, { start: 'open' }, 1600)).toBeCloseTo(0.9);
  expect(firstSeatShare(game, { start: 'fair' }, 1600)).toBeCloseTo(0.7);
  expect(firstSeatShare(noughts, {}, 1600)).toBe(0.5);
});

test('names the most even start, unless the table already has it', () => {
  const uneven = {
    ...game,
    firstSeat: game.firstSeat?.map((row) => ({ ...row, options: { start: row.options ? 'fair' : 'open' } })),
  };
  expect(evenStartOf(uneven as AnyGame, { start: 'fair' })).toEqual({ start: 'open' });
  expect(evenStartOf(uneven as AnyGame, { start: 'open' })).toBeUndefined();
  expect(evenStartOf(noughts, {})).toBeUndefined();
});

test('calls a start unfair if the first seat wins more than 60 percent of the games', () => {
  const withShare = (won: number) => ({ ...game, firstSeat: [{ rating: 1500, won, games: 100 }] }) as AnyGame;
  expect([61, 60, 40].map((won) => isFirstSeatUnfair(withShare(won), {}))).toEqual([true, false, false]);
});

test('ranks seats by their places, without a winner if all are tied', () => {
  expect(resultOfPlaces([[2], [0, 1]])).toEqual({ winners: [2], places: [[2], [0, 1]] });
  expect(resultOfPlaces([[0, 1]]).winners).toEqual([]);
  expect(resultOfPlaces([]).winners).toEqual([]);
  expect(placesOf({ winners: [1] }, 3)).toEqual([[1], [0, 2]]);
  expect(placesOf({ winners: [] }, 2)).toEqual([[0, 1]]);
  expect(placesOf({ winners: [0], places: [[0], [1], [2]] }, 3)).toEqual([[0], [1], [2]]);
});
