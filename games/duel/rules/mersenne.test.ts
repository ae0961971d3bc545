import { expect, test } from 'vitest';
import { MersenneTwister } from './mersenne.ts';

test('returns the published reference numbers', () => {
  const standard = new MersenneTwister(5489);
  expect([standard.next(), standard.next(), standard.next()]).toEqual([3499211612, 581869302, 3890346734]);
  for (let i = 4; i < 10_000; i++) standard.next();
  expect(standard.next()).toBe(4123659995);
});

test('shuffles seed 12345 as in the rule book, drawing from the end of the list', () => {
  const random = new MersenneTwister(12345);
  const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(random.shuffle(cards).reverse()).toEqual([1, 5, 8, 10, 3, 2, 6, 4, 9, 7]);
  expect(random.shuffle(cards).reverse()).toEqual([8, 5, 10, 2, 3, 9, 7, 4, 1, 6]);
  expect(cards).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test.each([0, 1, 2, 11, 40, 70_000])('keeps every card in a shuffle of %i cards', (size) => {
  const cards = Array.from({ length: size }, (_, index) => index);
  expect(new MersenneTwister(7).shuffle(cards).sort((a, b) => a - b)).toEqual(cards);
});
