import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import { card, stage, unit } from '../testing/stage.ts';
import { isRedundant, parseLine } from './commands.ts';

function holding(hand: readonly string[], pieces: Parameters<typeof stage>[0] = {}): State {
  const state = stage(pieces);
  const [first, second] = state.teams;
  return { ...state, teams: [{ ...first, hand: hand.map(card) }, second] };
}

const redundant = (state: State, line: string) => isRedundant(state, parseLine(line)!);

test.each([
  ['Old Sow 500/300', true],
  ['Old Sow 500/400', false],
  ['Old Sow 400/300', false],
  ['Old Hen 500/300', false],
  ['Young Sow 500/300', false],
])('Old Sow 500/300 and %s are copies: %s', (other, copies) => {
  const state = holding(['Old Sow 500/300', other]);
  expect(redundant(state, 'place 1 D2')).toBe(false);
  expect(redundant(state, 'place 2 D2')).toBe(copies);
  expect(redundant(state, 'yield 1')).toBe(false);
  expect(redundant(state, 'yield 2')).toBe(copies);
});

test('offers copies from left to right', () => {
  const twins = holding(['Old Sow 500/300', 'Old Sow 500/300'], { D2: unit('Red Ram 1000/1000') });
  expect(redundant(twins, 'place 1 2 D2')).toBe(false);
  expect(redundant(twins, 'place 2 1 D2')).toBe(true);
});

test('omits placements that lose a card, except one card that replaces a unit', () => {
  const state = holding(['Shield Farmer 800/1600', 'Young Sow 300/500'], { D2: unit('Barrier Builder 900/1700') });
  expect(redundant(state, 'place 1 D2')).toBe(false);
  expect(redundant(state, 'place 2 1 D2')).toBe(true);
  expect(redundant(state, 'place 1 2 E2')).toBe(true);
});

test('omits a sixth unit but not a union with one of five', () => {
  const five = ['A7', 'B7', 'C7', 'A6', 'C2'].map((field) => [field, unit('Rich Hen 900/700')]);
  const state = holding(['Red Ram 700/700'], Object.fromEntries(five));
  expect(redundant(state, 'place 1 E2')).toBe(true);
  expect(redundant(state, 'place 1 C2')).toBe(false);
});

test('omits staying unless it ends a blockade, and blocking again', () => {
  const state = stage({ D3: unit('Red Ram 700/700'), E3: unit('Old Sow 500/300', { blocks: true }) });
  expect(
    ['D3 move D3', 'E3 move E3', 'D1 move D1', 'D3 block', 'E3 block'].map((line) => redundant(state, line)),
  ).toEqual([true, false, true, false, true]);
});
