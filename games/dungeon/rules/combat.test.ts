import { expect, test } from 'vitest';
import { exchange } from './combat.ts';
import { scripted } from './room.ts';

test.each([
  [[21, 6], 15],
  [[4, 4], 0],
  [[3, 8], 0],
])('rolls %j for %i damage, the attack first', ([attack, defense], damage) => {
  const rolls = exchange(30, 8, scripted([attack!, defense!]));
  expect(rolls).toEqual({ attackRoll: attack, defenseRoll: defense, damage });
});
