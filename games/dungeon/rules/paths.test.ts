import { expect, test } from 'vitest';
import { stepsFrom } from './room.ts';

const walls = ['.....', '.###.', '...#.', '####.'];

test.each([
  [0, 2, 10, 0],
  [0, 0, 10, 2],
  [2, 2, 10, 2],
  [4, 3, 10, 9],
  [4, 3, 9, 9],
  [4, 3, 8, undefined],
  [4, 0, 0, undefined],
  [1, 1, 99, undefined],
])('counts the steps to %i, %i within %i as %j', (x, y, most, steps) => {
  expect(stepsFrom({ walls }, { x: 0, y: 2 }, most)({ x, y })).toBe(steps);
});
