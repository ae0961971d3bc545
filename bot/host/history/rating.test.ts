import { expect, test } from 'vitest';
import { isPrecise, ratedAfter, UNRATED } from './rating.ts';

test.each([
  ['new', UNRATED, 22],
  ['established', { ...UNRATED, deviation: 100 }, 11],
])('a rating is precise after as many even games against %s opponents as players read', (_case, theirs, games) => {
  let mine = UNRATED;
  const after = Array.from({ length: games }, (_, at) => {
    mine = ratedAfter(mine, [{ theirs, points: (at + 1) % 2 }]);
    return isPrecise(mine);
  });
  expect([after.at(-2), after.at(-1)]).toEqual([false, true]);
});

test('the first rated game moves a rating by less than 90 points', () => {
  const { rating } = ratedAfter(UNRATED, [{ theirs: UNRATED, points: 1 }]);
  expect(rating - UNRATED.rating).toBeLessThan(90);
});
