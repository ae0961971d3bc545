import { type AnyGame, say } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { findGame, matchingSuggestions } from './command.ts';

const titled = { ...(noughts as AnyGame), id: 'crown', title: { en: 'Crown', de: 'Krone' } } as AnyGame;
const games = new Map([noughts as AnyGame, titled].map((game) => [game.id, game]));

test.each([
  ['crown', 'crown'],
  [' CROWN ', 'crown'],
  ['krone', 'crown'],
  [say(noughts.title, 'en').toUpperCase(), 'noughts'],
  ['cro', undefined],
  ['', undefined],
  [null, undefined],
])('finds the game for %j by id or by title in any language', (given, id) => {
  expect(findGame(games, given)?.id).toBe(id);
});

test('suggests entries that contain the typed text in any case, at most 25', () => {
  const all = Array.from({ length: 30 }, (_, index) => ({ name: `Game ${index}`, value: `${index}` }));
  expect(matchingSuggestions(all, 'AME 1').map(({ value }) => value)).toEqual(
    ['1', ...'0123456789'].map((n, i) => (i === 0 ? n : `1${n}`)),
  );
  expect(matchingSuggestions(all, '')).toHaveLength(25);
  expect(matchingSuggestions(all, 'none')).toEqual([]);
});
