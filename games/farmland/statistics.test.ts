import { expect, test } from 'vitest';
import { farmland } from './index.ts';
import { stage } from './testing/stage.ts';

test('counts turns, damage and discards of a finished game', () => {
  const state = stage({});
  const [first, second] = state.teams;
  const over = { ...state, teams: [{ ...first, lp: 6800 }, second] } satisfies typeof state;
  expect(farmland.statistics?.(over).map(({ value }) => value)).toEqual([1, 1200, 0]);
});

test('counts damage from the life points of a fair start', () => {
  const begun = farmland.setup({ start: 'fair' }, 1, 2);
  if (begun.refused) throw new Error(begun.refused.code);
  const [first, second] = begun.state.teams;
  const over = {
    ...begun.state,
    teams: [
      { ...first, lp: 11_000 },
      { ...second, lp: 0 },
    ],
  } satisfies typeof begun.state;
  expect(farmland.statistics?.(over)[1]?.value).toBe(9000);
});
