import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { achievements, scoreRun, statistics } from './result.ts';

const run = ({ hp = 20, rooms = 3, dealt = 299, name = 'Warrior' } = {}) =>
  ({ class: name, runa: { hp }, story: { rooms, dealt, taken: 7, slain: ['a', 'b'] } }) as never;
const earned = (state: never, isWon: boolean, options: object = {}) =>
  achievements.filter((one) => one.isEarned({ state, options: options as never, seat: 0, isWon })).map(({ id }) => id);

test.each([
  ['three rooms', run(), false, []],
  ['four rooms', run({ rooms: 4 }), false, ['halfway']],
  ['300 damage', run({ dealt: 300 }), false, ['damage']],
  ['a win as warrior', run(), true, ['warrior']],
  ['a win as mage', run({ name: 'Mage' }), true, ['mage']],
  ['a win as paladin', run({ name: 'Paladin' }), true, ['paladin']],
  ['a win with 5 health', run({ hp: 5 }), true, ['warrior', 'close']],
  ['a win with 6 health', run({ hp: 6 }), true, ['warrior']],
  ['a win with 40 health', run({ hp: 40 }), true, ['warrior', 'sound']],
  ['a win with 39 health', run({ hp: 39 }), true, ['warrior']],
  ['a loss with 5 health', run({ hp: 5 }), false, []],
] as const)('achievements: %s', (_, state, isWon, ids) => {
  expect(earned(state, isWon)).toEqual(ids);
  expect(earned(state, isWon, { dice: 'own' })).toEqual([]);
});

test('the score has rooms, monsters and damage taken', () => {
  expect(scoreRun(run()).points).toEqual([3, 2, -7]);
  expect(say(scoreRun(run()).words, 'en')).toContain('3');
  expect(statistics(run({ dealt: 50 })).map(({ value }) => value)).toEqual([3, 2, 50, 7]);
});
