import { RNG } from '@longtable/kit';
import { expect, test } from 'vitest';
import { stage } from '../testing/stage.ts';
import { best, reverseWeighted, weighted } from './computer.ts';

const seeded = (seed: number) => stage({}, { random: RNG.seeded(seed).state });

test.each([[[300, 400, 500]], [[300, -50, 400, 0, 500]]])('%j: selects by the running sum', (weights) => {
  const state = seeded(42);
  const random = RNG.seeded(42);
  for (let draw = 0; draw < 200; draw++) {
    const number = random.range(1, 1201);
    const share = number <= 300 ? 300 : number <= 700 ? 400 : 500;
    expect(weights[weighted(state, weights)]).toBe(share);
  }
  expect(state.random).toBe(random.state);
});

test('never selects the largest weight in reverse', () => {
  const state = seeded(7);
  const random = RNG.seeded(7);
  for (let draw = 0; draw < 100; draw++) {
    expect(reverseWeighted(state, [300, 400, 500])).toBe(random.range(1, 301) <= 200 ? 0 : 1);
  }
});

test.each([[[0, 0, 0]], [[-1, -2]], [[2 ** 31, 1]]])('%j selects the first without a draw', (weights) => {
  const state = seeded(3);
  expect(weighted(state, weights)).toBe(0);
  expect(state.random).toBe(seeded(3).random);
});

test('draws only if several options are best', () => {
  const state = seeded(42);
  const random = RNG.seeded(42);
  expect(best(state, ['a', 'bb', 'c'], (word) => word.length)).toBe('bb');
  expect(best(state, [], () => 0)).toBeUndefined();
  expect(state.random).toBe(random.state);
  const drawn = random.range(1, 3);
  expect(best(state, ['aa', 'b', 'cc'], (word) => word.length)).toBe(drawn === 1 ? 'aa' : 'cc');
  expect(state.random).toBe(random.state);
});
