import { expect, test } from 'vitest';
import { upTo } from './action-labels.ts';

test.each([1, 2, 7, 9, 10, 11, 19, 20, 32, 99, 100, 101, 250, 1000])(
  'matches exactly the numbers from 1 to %i',
  (limit) => {
    const pattern = new RegExp(`^(?:${upTo(limit)})$`);
    for (let n = 0; n <= 2 * limit + 20; n++) expect(pattern.test(String(n)), String(n)).toBe(n >= 1 && n <= limit);
    expect(pattern.test(`0${limit}`)).toBe(false);
  },
);
