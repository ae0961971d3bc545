import type { AnyGame } from '@longtable/kit';
import { expect, test } from 'vitest';
import { person } from '../../../tests/context.ts';
import { occupantsOn, opponentOn, weeklyId } from './daily.ts';

const MONDAY = '2026-01-05';
const SUNDAY = '2026-01-11';
const gameWith = (min: number, levels?: string[]) =>
  ({
    id: 'g',
    seats: { min, max: 4 },
    computers: levels && { levels: levels.map((id) => ({ id })) },
  }) as unknown as AnyGame;

test('raises the level of the daily opponent from Monday to Sunday', () => {
  const game = gameWith(2, ['a', 'b', 'c']);
  const days = ['05', '06', '07', '08', '09', '10', '11'].map((day) => opponentOn(`2026-01-${day}`, game)?.id);
  expect(days).toEqual(['a', 'a', 'b', 'b', 'b', 'c', 'c']);
});

test('has no opponent in a game that can be played alone or has no computers', () => {
  expect(opponentOn(SUNDAY, gameWith(1, ['a']))).toBeUndefined();
  expect(opponentOn(SUNDAY, gameWith(2))).toBeUndefined();
});

test('seats the player first and fills the required seats with computers', () => {
  const [ada, computer] = [person('ada'), { kind: 'computer', level: 'a' }];
  expect(occupantsOn(MONDAY, gameWith(3, ['a', 'b']), [ada])).toEqual([ada, computer, computer]);
  expect(occupantsOn(MONDAY, gameWith(1, ['a']), [ada])).toEqual([ada]);
  expect(occupantsOn(MONDAY, gameWith(2, ['a']), [])).toEqual([]);
  expect(weeklyId(gameWith(1))).toBe('g/week');
});
