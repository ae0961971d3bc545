import type { AnyGame } from '@longtable/kit';
import { say } from '@longtable/kit';
import { COLOURS, type Item, MAX_PICTURE_HEIGHT } from '@longtable/kit/picture';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import type { LoadedTable } from '../../host/feature.ts';
import { FEATURES } from '../index.ts';
import { NO_EMBLEM } from '../pictures/index.ts';
import {
  drawRatingHistories,
  headToHeads,
  type RatingHistory,
  ratingHistoriesOf,
  ratingHistoryLines,
} from './stats.ts';

const against = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Player ${index}`, won: index, drawn: 0, lost: 1 }));
const history = (ratings: number[], opponents = 2): RatingHistory => ({
  ...{ title: 'Noughts', emblem: NO_EMBLEM, ratings, against: against(opponents) },
});

/** Returns the items of a kind. */
const all = <K extends Item['kind']>(items: readonly Item[], kind: K) =>
  items.filter((item): item is Extract<Item, { kind: K }> => item.kind === kind);

test('draws the change of a rating in green or red, and the shares of results as bars', () => {
  const drawn = (ratings: number[]) => drawRatingHistories([history(ratings)], 'en').items;
  const change = (items: readonly Item[]) =>
    all(items, 'text').flatMap(({ text, colour }) => (/^[+−]/.test(`${text}`) ? [[text, colour]] : []));
  expect(change(drawn([1500, 1520]))).toEqual([['+20', COLOURS.good]]);
  expect(change(drawn([1520, 1500]))).toEqual([['−20', COLOURS.bad]]);
  expect(change(drawn([1500]))).toEqual([]);
  const bars = all(drawn([1500]), 'rect').filter(({ height }) => height === 5);
  expect(bars.map(({ fill }) => fill)).toEqual([COLOURS.bad, COLOURS.good, COLOURS.bad]);
  expect(bars[1]!.width).toBe(bars[2]!.width);
});

test('keeps the cards of three games with many opponents within the height of a picture', () => {
  const { height } = drawRatingHistories(Array(3).fill(history([1500, 1520], 8)), 'en');
  expect(height).toBeLessThanOrEqual(MAX_PICTURE_HEIGHT);
});

test('lists the ratings in order, then the results against each opponent', () => {
  expect(ratingHistoryLines(history([1500, 1520])).map((line) => say(line, 'en'))).toEqual([
    'Noughts: 1500 → 1520',
    'Against Player 0: 0 won, 1 lost',
    'Against Player 1: 1 won, 1 lost',
  ]);
});

/** Returns a finished table of Ada (first) and another user with their ratings. `winner` is a seat, or -1 after a draw. */
function finished(
  other: string,
  winner: number,
  rated?: readonly [number, number],
  game: AnyGame = noughts,
): LoadedTable {
  const seats = ['ada', other].map((id) => ({
    ...{ kind: 'person', id, name: id },
    ...(rated && { rated: { before: rated[0], after: rated[1] } }),
  }));
  const ending = winner < 0 ? { by: 'draw' } : { by: 'resigning', seat: 1 - winner };
  const table = { seats, ending, status: 'over', terms: {}, state: { cells: '.........' }, features: {} };
  return { features: FEATURES, table: table as never, game };
}

test('follows the ratings of a user in each game, oldest first', () => {
  const other: AnyGame = { ...noughts, id: 'other', title: 'Other' };
  const past = [
    finished('bo', 0, [1510, 1520]),
    finished('bo', 1, [1600, 1590], other),
    finished('bo', 0),
    finished('cleo', 0, [1500, 1510]),
  ];
  expect(ratingHistoriesOf('ada', past, 'en')).toMatchObject([
    { title: 'Noughts and Crosses', ratings: [1500, 1510, 1520], against: [{ name: 'bo', won: 2 }, { name: 'cleo' }] },
    { title: 'Other', ratings: [1600, 1590], against: [{ name: 'bo', won: 0, lost: 1 }] },
  ]);
  expect(ratingHistoriesOf('ada', [finished('bo', 0)], 'en')).toEqual([]);
});

test('lists the eight opponents with the most games, draws included', () => {
  const rare = Array.from({ length: 8 }, (_, at) => finished(`o${at}`, 0));
  const past = [...rare, finished('bo', -1), finished('bo', -1), finished('bo', 1)];
  const against = headToHeads('ada', past, 'en');
  expect(against.map(({ name }) => name)).toEqual(['bo', 'o0', 'o1', 'o2', 'o3', 'o4', 'o5', 'o6']);
  expect(against[0]).toEqual({ name: 'bo', won: 0, drawn: 2, lost: 1 });
});
