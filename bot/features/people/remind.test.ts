import { beforeAll, expect, test } from 'vitest';
import type { Clock, Table } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { newClock } from '../../host/table/clock.ts';
import { defaultFrequency, isEarly, personalDeadlines, type ReminderFrequency, remindersOf } from './remind.ts';

const TURN_MS = 10 * DAY_MS;
let table: Table;

beforeAll(async () => {
  ({ table } = await open(await testContext()));
});

const clockOf = (changes: Partial<Clock>): Clock => ({ ...newClock(TURN_MS, 2), ...changes });

test('has deadlines for the reminders of each schedule and the ends of vacations', () => {
  const at = (changes: Partial<Table>) => {
    const moments = personalDeadlines({ ...table, clock: clockOf({}), ...changes });
    return moments.length > 0 ? Math.min(...moments) : undefined;
  };
  const clock = clockOf({ expiresAt: [TURN_MS, null] });
  const seats = [{ ...person('ada'), away: 5 }, person('bo')];
  expect(at({ status: 'playing', clock })).toBe(DAY_MS);
  expect(at({ status: 'playing', clock: { ...clock, reminded: [0] } })).toBe(2 * DAY_MS);
  expect(at({ status: 'playing', clock: { ...clock, reminded: Array(9).fill(0) } })).toBeUndefined();
  expect(at({ status: 'playing', clock: { ...clock, expired: [0] } })).toBeUndefined();
  expect(at({ status: 'paused', clock })).toBeUndefined();
  for (const status of ['playing', 'paused'] as const) expect(at({ status, clock, seats })).toBe(5);
  expect(at({ status: 'over', seats })).toBeUndefined();
});

test.each<[ReminderFrequency, limited: number[], unlimited: number[]]>([
  ['once', [8], [1]],
  ['twice', [5, 8], [1, 3]],
  ['daily', [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6]],
])('reminds %s at these days of a turn', (often, limited, unlimited) => {
  const days = (clock: Clock) => remindersOf(clock, 0, often).map((at) => at / DAY_MS);
  expect(days(clockOf({ expiresAt: [TURN_MS, null] }))).toEqual(limited);
  expect(days({ ...newClock(null, 2), waitingSince: [0, null] })).toEqual(unlimited);
  expect(days(newClock(null, 2))).toEqual([]);
});

test('reminds daily without a time limit and once with one, unless users chose otherwise', () => {
  expect([newClock(null, 2), newClock(TURN_MS, 2)].map(defaultFrequency)).toEqual(['daily', 'once']);
});

test('counts a reminder as early until four fifths of the turn, and always without a time limit', () => {
  const clock = clockOf({ expiresAt: [TURN_MS, null] });
  expect([0, 8 * DAY_MS - 1, 8 * DAY_MS].map((now) => isEarly(clock, 0, now))).toEqual([true, true, false]);
  expect(isEarly(newClock(null, 2), 0, 1e15)).toBe(true);
});
