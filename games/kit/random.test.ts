import { expect, test } from 'vitest';
import { JavaRandom } from './random.ts';

const times = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

test.each([
  [1, [1569548985, 215764588, 880641847, 874970313]],
  [42, [1562431130, 117392763, 1467211248, 102948884]],
  [2147483647, [1331656281, 1948209505, 1822609419, 1757921231]],
])('seed %i draws the 31 bits that Java draws', (seed, drawn) => {
  const random = JavaRandom.seeded(seed);
  expect(times(4, () => random.below(2 ** 31))).toEqual(drawn);
});

test.each([
  [0, 0x5deece66d],
  [42, 0x5deece647],
  [-4022738, 0xfffa212e7843],
])('seed %i starts from the state that Java starts from', (seed, state) => {
  expect(JavaRandom.seeded(seed).state).toBe(state);
});

test('the two bounded draws differ for powers of two and agree elsewhere', () => {
  const bounds = (draw: (random: JavaRandom) => number) => {
    const random = JavaRandom.seeded(42);
    return times(5, () => draw(random));
  };
  expect(bounds((random) => random.below(8))).toEqual([5, 0, 5, 0, 2]);
  expect(bounds((random) => random.range(0, 8))).toEqual([5, 7, 1, 0, 4]);
  expect(bounds((random) => random.below(100))).toEqual([30, 63, 48, 84, 70]);
  expect(bounds((random) => random.range(0, 100))).toEqual([30, 63, 48, 84, 70]);
});

test.each([
  [0, 5101, [2161, 1049, 4730, 4848, 3516]],
  [0, 2, [1, 1, 1, 1, 1]],
  [42, 4, [3, 1, 1, 3, 1]],
  [42, 6101, [1531, 4364, 2649, 5285, 3671]],
  [-4022738, 8, [6, 3, 3, 1, 2]],
  [-4022738, 228, [221, 139, 82, 119, 201]],
  [7, 1500000001, [1371249165, 20678045, 747989381, 1053566255, 1222239535]],
])('seed %i draws 1 to %i (excluded) as Java does, rejections included', (seed, bound, drawn) => {
  const random = JavaRandom.seeded(seed);
  expect(times(5, () => random.range(1, bound))).toEqual(drawn);
});

test('two shuffles in a row from one generator', () => {
  const cards = times(40, () => 0).map((_, index) => index);
  const random = JavaRandom.seeded(-4022738);
  expect(random.shuffle(cards).join(' ')).toBe(
    '1 26 27 30 19 39 20 3 34 22 8 17 37 21 31 16 15 11 14 7 32 24 5 25 2 28 29 23 12 10 0 33 4 6 35 38 9 13 18 36',
  );
  expect(random.shuffle(cards).join(' ')).toBe(
    '28 31 11 23 26 38 1 37 33 12 2 8 34 13 30 7 9 19 29 14 25 39 3 6 32 21 27 5 36 18 22 17 35 10 15 16 24 0 4 20',
  );
  expect(random.range(1, 4)).toBe(1);
  expect(random.range(1, 5101)).toBe(1263);
});

test('a shuffle in which a draw is rejected goes on as Java’s does', () => {
  const order = JavaRandom.seeded(1412068691).shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(order).toEqual([7, 2, 3, 4, 8, 6, 1, 0, 5]);
});
