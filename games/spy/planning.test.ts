import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { planRefusal } from './planning.ts';
import { stage } from './testing/stage.ts';

const codeOf = (line: string, seat = 1) =>
  planRefusal(
    stage(
      ['....', '....'],
      [
        { at: 'A1', carries: ['JETPACK'] },
        { at: 'D2', faction: 1, carries: ['GRAPPLE'] },
      ],
    ).state,
    seat,
    line,
  )?.code;

test('refuses to plan what is not a move, a field off the map, and a gadget that none of the agents carries', () => {
  expect(codeOf('banana')).toBe('unknown');
  expect(codeOf('move ZZ to ZZ')).toBe('unknown');
  expect(codeOf('pick gadget JETPACK')).toBe('unknown');
  expect(codeOf('walk Z9')).toBe('no-field');
  expect(codeOf('use JETPACK B1')).toBe('no-gadget');
});

test('accepts a plan whose distance depends on the agent who will be active', () => {
  expect(['walk A1', 'use GRAPPLE B1', 'spy A1', 'retire'].map((line) => codeOf(line))).toEqual([
    ...Array(4).fill(undefined),
  ]);
});

test('explains a refused plan without a menu that plans do not have', () => {
  const { state } = stage(['..'], [{ at: 'A1' }]);
  for (const line of ['banana', 'walk Z9'])
    expect(say(planRefusal(state, 0, line)?.sentence ?? '', 'en')).not.toMatch(/menu/);
});
