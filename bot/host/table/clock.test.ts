import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Clock, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { DAY_MS } from '../duration.ts';
import type { LoadedTable } from '../feature.ts';
import {
  defaultFrequency,
  inactivityDueAt,
  isEarly,
  newClock,
  nextDeadline,
  type ReminderFrequency,
  remindersOf,
  runningSeats,
  updateClock,
  withActivity,
} from './clock.ts';

const TURN_MS = 10 * DAY_MS;
const COMPUTER: SeatOccupant = { kind: 'computer', level: 'steady' };
const PROGRAM: SeatOccupant = { kind: 'program', name: 'p' };
let table: Table;

beforeAll(async () => {
  ({ table } = await open(await testContext()));
});

const clockOf = (changes: Partial<Clock>): Clock => ({ ...newClock(TURN_MS, 2), ...changes });

/** Returns a table at which these seats are on turn. */
function loadedWith(changes: Partial<Table>, acting: readonly number[] = [0]): LoadedTable {
  return {
    features: FEATURES,
    table: { ...table, ...changes },
    game: { ...noughts, turn: () => acting } as typeof noughts,
  };
}

describe('the clock after a change', () => {
  const updated = (seats: SeatOccupant[], perTurn: number | null, acting?: number[]) =>
    updateClock(undefined, loadedWith({ seats, clock: newClock(perTurn, 2), turns: [] }, acting), 1000);

  test('runs for the player on turn and not for the one who waits', () => {
    expect(updated([person('ada'), person('bo')], TURN_MS).expiresAt).toEqual([1000 + TURN_MS, null]);
    expect(updated([person('ada'), PROGRAM], TURN_MS, [1]).expiresAt).toEqual([null, 1000 + TURN_MS]);
  });

  test('does not run against computers, nor for a player of both sides', () => {
    expect(updated([person('ada'), COMPUTER], TURN_MS).expiresAt).toEqual([null, null]);
    expect(updated([person('ada'), person('ada')], TURN_MS).expiresAt).toEqual([null, null]);
  });

  test('starts at the end of a vacation', () => {
    expect(updated([{ ...person('ada'), away: 5000 }, person('bo')], TURN_MS).expiresAt).toEqual([
      5000 + TURN_MS,
      null,
    ]);
  });

  test('stores since when a player is awaited if there is no time limit', () => {
    expect(updated([person('ada'), person('bo')], null)).toEqual({ ...newClock(null, 2), waitingSince: [1000, null] });
    expect(updated([person('ada'), person('bo')], null, [])).toEqual(newClock(null, 2));
  });

  test('keeps the time of a seat that has not moved, and its reminders', () => {
    const clock = clockOf({ expiresAt: [77, null], reminded: [0], expired: [0] });
    const turns = [{ count: 1 }, { count: 1 }];
    const before = { ...table, clock, turns };
    expect(updateClock(before, loadedWith({ clock, turns }), 1000)).toEqual(clock);
    const waiting = { ...newClock(null, 2), waitingSince: [77, null], reminded: [0] };
    expect(updateClock(before, loadedWith({ clock: waiting, turns }), 1000)).toEqual(waiting);
  });

  test('restarts for a seat that has moved and moves again, without its reminders', () => {
    const clock = clockOf({ expiresAt: [77, null], reminded: [0], expired: [0] });
    const before = { ...table, clock, turns: [{ count: 1 }, { count: 1 }] };
    const after = loadedWith({ clock, turns: [{ count: 2 }, { count: 1 }] });
    expect(updateClock(before, after, 1000)).toEqual(clockOf({ expiresAt: [1000 + TURN_MS, null] }));
  });

  test('stops during a pause and resumes with the remaining time', () => {
    const turns = [{ count: 1 }, { count: 1 }];
    const playing = { ...table, turns, clock: clockOf({ expiresAt: [5000, null] }) };
    const paused = { ...playing, status: 'paused' as const };
    const clock = updateClock(playing, loadedWith(paused), 1000);
    expect(clock.expiresAt).toEqual([4000, null]);
    expect(updateClock(paused, loadedWith({ ...paused, clock }), 2000)).toEqual(clock);
    const resumed = updateClock(paused, loadedWith({ ...playing, clock }), 3000);
    expect(resumed.expiresAt).toEqual([7000, null]);
  });
});

describe('the next deadline', () => {
  const NEVER = 1e15;
  const at = (changes: Partial<Table>, times: Partial<Table['times']> = {}) => {
    const inactivity = { sinceAt: 0, afterMs: NEVER, asked: false };
    return nextDeadline({ ...table, clock: clockOf({}), ...changes, times: { ...table.times, inactivity, ...times } });
  };

  test('of a waiting table is its expiry', () => {
    expect(at({ status: 'open' }, { lapsesAt: 5 })).toBe(5);
    expect(at({ status: 'open' }, { lapsesAt: null })).toBeUndefined();
  });

  test('is the inactivity check if no clock runs, and none after the end', () => {
    expect(at({ status: 'playing' })).toBe(NEVER);
    expect(at({ status: 'over', seats: [{ ...person('ada'), away: 5 }] }, { resumesAt: 5 })).toBeUndefined();
  });

  test('is the first of time-out, reminder, end of a vacation and end of a pause', () => {
    const clock = clockOf({ expiresAt: [TURN_MS, null] });
    expect(at({ status: 'playing', clock })).toBe(DAY_MS);
    expect(at({ status: 'playing', clock: { ...clock, reminded: [0] } })).toBe(2 * DAY_MS);
    expect(at({ status: 'playing', clock: { ...clock, reminded: Array(9).fill(0) } })).toBe(TURN_MS);
    expect(at({ status: 'paused', clock })).toBe(NEVER);
    const away = { ...person('ada'), away: 5 };
    expect(at({ status: 'playing', clock, seats: [away, person('bo')] })).toBe(5);
    expect(at({ status: 'paused', clock, seats: [away, person('bo')] })).toBe(5);
    expect(at({ status: 'paused' }, { resumesAt: 7 })).toBe(7);
    expect(at({ status: 'playing' }, { resumesAt: 7 })).toBe(NEVER);
  });
});

test('lists running seats with their time-out, after a week without a time limit, unless it was announced', () => {
  expect(runningSeats(clockOf({ expiresAt: [5, 6], expired: [0] }))).toEqual([{ seat: 1, until: 6 }]);
  const waiting = { ...newClock(null, 2), waitingSince: [null, 9] };
  expect(runningSeats(waiting)).toEqual([{ seat: 1, until: 9 + 7 * DAY_MS }]);
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

test('reminds daily only at the end of a turn of hours', () => {
  const clock = { ...newClock(DAY_MS, 2), expiresAt: [DAY_MS, null] };
  expect(remindersOf(clock, 0, 'daily')).toEqual([0.8 * DAY_MS]);
});

test('reminds daily without a time limit and once with one, unless users chose otherwise', () => {
  expect([newClock(null, 2), newClock(TURN_MS, 2)].map(defaultFrequency)).toEqual(['daily', 'once']);
});

test('counts a reminder as early until four fifths of the turn, and always without a time limit', () => {
  const clock = clockOf({ expiresAt: [TURN_MS, null] });
  expect([0, 8 * DAY_MS - 1, 8 * DAY_MS].map((now) => isEarly(clock, 0, now))).toEqual([true, true, false]);
  expect(isEarly(newClock(null, 2), 0, 1e15)).toBe(true);
});

test('closes an inactive table a week after its players were asked', () => {
  const due = (status: Table['status'], asked: boolean) =>
    inactivityDueAt({ ...table, status, times: { ...table.times, inactivity: { sinceAt: 10, afterMs: 20, asked } } });
  expect([due('playing', false), due('paused', false), due('playing', true)]).toEqual([30, 30, 30 + 7 * DAY_MS]);
  expect([due('open', false), due('over', true)]).toEqual([undefined, undefined]);
});

test('restarts the inactivity timer with a move, at most once a day unless the players were asked', () => {
  const withTimer = (sinceAt: number, asked: boolean, movedAt: number): Table => ({
    ...table,
    times: { ...table.times, movedAt, inactivity: { sinceAt, afterMs: 20, asked } },
  });
  const sinceOf = (before: Table | undefined, after: Table) => withActivity(before, after, DAY_MS).times.inactivity;
  const old = withTimer(0, false, 1);
  expect(sinceOf(old, withTimer(0, false, 2))).toEqual({ sinceAt: DAY_MS, afterMs: 20, asked: false });
  expect(sinceOf(old, withTimer(1, false, 2)).sinceAt).toBe(1);
  expect(sinceOf(old, withTimer(1, true, 2))).toEqual({ sinceAt: DAY_MS, afterMs: 20, asked: false });
  expect(sinceOf(old, withTimer(0, false, 1)).sinceAt).toBe(0);
  expect(sinceOf(undefined, withTimer(0, false, 2)).sinceAt).toBe(0);
});
