import { expect, test } from 'vitest';
import { placesOf, resultOfPlaces } from './result.ts';

test('ranks seats by their places, without a winner if all are tied', () => {
  expect(resultOfPlaces([[2], [0, 1]])).toEqual({ winners: [2], places: [[2], [0, 1]] });
  expect(resultOfPlaces([[0, 1]]).winners).toEqual([]);
  expect(resultOfPlaces([]).winners).toEqual([]);
  expect(placesOf({ winners: [1] }, 3)).toEqual([[1], [0, 2]]);
  expect(placesOf({ winners: [] }, 2)).toEqual([[0, 1]]);
  expect(placesOf({ winners: [0], places: [[0], [1], [2]] }, 3)).toEqual([[0], [1], [2]]);
});
