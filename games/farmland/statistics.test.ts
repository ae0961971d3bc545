import { expect, test } from 'vitest';
import { farmland } from './index.ts';
import { stage } from './testing/stage.ts';

test('counts turns, damage and discards of a finished game', () => {
  const state = stage({});
  const [first, second] = state.teams;
  const over = { ...state, teams: [{ ...first, lp: 6800 }, second] } satisfies typeof state;
  expect(farmland.statistics?.(over).map(({ value }) => value)).toEqual([1, 1200, 0]);
});
