import { expect, test } from 'vitest';
import { on, stage } from '../testing/stage.ts';
import { stakeChoices, upTo } from './action-labels.ts';

test.each([1, 2, 7, 9, 10, 11, 19, 20, 32, 99, 100, 101, 250, 1000])(
  'matches exactly the numbers from 1 to %i',
  (limit) => {
    const pattern = new RegExp(`^(?:${upTo(limit)})$`);
    for (let n = 0; n <= 2 * limit + 20; n++) expect(pattern.test(String(n)), String(n)).toBe(n >= 1 && n <= limit);
    expect(pattern.test(`0${limit}`)).toBe(false);
  },
);

test('lists all stakes without an input for a few chips', () => {
  const lines = (chips: number) => {
    const match = stage(['@.'], [{ at: 'B1', chips }]);
    return stakeChoices(match.state, on(match, 0), { x: 0, y: 0 }, 'gamble A1').map(({ line }) => line);
  };
  expect(lines(1)).toEqual(['gamble A1 1']);
  expect(lines(2)).toEqual(['gamble A1 1', 'gamble A1 2']);
  expect(lines(9)).toEqual(['gamble A1 1', 'gamble A1 5', 'gamble A1 9', 'gamble A1 ']);
});
