import { expect, test } from 'vitest';
import { parseField } from '../fields.ts';
import { stage, unit } from '../testing/stage.ts';
import { dangerToKing, dangerToUnits } from './duel.ts';

const at = (name: string) => parseField(name)!;
const foe = (text: string, changes: object = {}) => unit(text, { team: 1, ...changes });

test('adds face-up enemies next to the King and only counts face-down ones', () => {
  const state = stage({
    D2: foe('Goat Farmer 1000/1'),
    C1: foe('Sad Farmer -200/1'),
    E1: foe('Seed Farmer 2500/1', { up: false }),
    E2: foe('Pig Farmer 1200/1'),
    D7: unit('Red Ram 700/700'),
  });
  expect(dangerToKing(state, 0)).toEqual({ from: [at('D2'), at('C1')], points: 1000, hidden: 1 });
});

test('ignores own units next to the King', () => {
  expect(dangerToKing(stage({ D2: unit('Goat Farmer 1000/1') }), 0)).toEqual({ from: [], points: 0, hidden: 0 });
});

test('returns the attack on a unit with the most damage', () => {
  const state = stage({
    D4: unit('Goat Farmer 1000/1000'),
    D5: foe('Pig Farmer 1200/800'),
    F4: unit('Daisy Farmer 300/500'),
    F5: foe('Grain Farmer 1100/1100'),
  });
  expect(dangerToUnits(state, 0)).toEqual({ from: at('F5'), on: at('F4'), points: 800 });
});

test.each([
  ['a blocking unit that would fall is in danger, without damage', unit('Goat Farmer 1/1000', { blocks: true }), 0],
  ['a blocking unit that holds is not', unit('Goat Farmer 1/1200', { blocks: true }), undefined],
  ['nor is one that ties', unit('Goat Farmer 1200/1'), undefined],
  ['nor is a stronger one', unit('Goat Farmer 1300/1'), undefined],
])('%s', (_, mine, points) => {
  expect(dangerToUnits(stage({ D4: mine, D5: foe('Pig Farmer 1200/800') }), 0)?.points).toBe(points);
});

test('reports no danger from face-down enemies and own units', () => {
  const mine = unit('Daisy Farmer 300/500');
  expect(dangerToUnits(stage({ D4: mine, D5: foe('Pig Farmer 1200/800', { up: false }) }), 0)).toBeUndefined();
  expect(dangerToUnits(stage({ D4: mine, D5: unit('Pig Farmer 1200/800') }), 0)).toBeUndefined();
});
