import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Clock, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { agreements } from '../../features/agreements/index.ts';
import { FEATURES } from '../../features/index.ts';
import { DAY_MS } from '../duration.ts';
import type { LoadedTable } from '../feature.ts';
import { newClock, nextDeadline, runningSeats, updateClock } from './clock.ts';

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
  const at = (changes: Partial<Table>, times: Partial<Table['times']> = {}, features: LoadedTable['features'] = []) =>
    nextDeadline({ features }, { ...table, clock: clockOf({}), ...changes, times: { ...table.times, ...times } });

  test('of a waiting table is its expiry', () => {
    expect(at({ status: 'open' }, { lapsesAt: 5 })).toBe(5);
    expect(at({ status: 'open' }, { lapsesAt: null })).toBeUndefined();
  });

  test('does not exist if no clock runs, and after the end', () => {
    expect(at({ status: 'playing' })).toBeUndefined();
    expect(at({ status: 'over' }, { resumesAt: 5 }, [agreements])).toBeUndefined();
  });

  test('is the time-out, the end of a pause, or that of a feature', () => {
    const clock = clockOf({ expiresAt: [TURN_MS, null] });
    expect(at({ status: 'playing', clock })).toBe(TURN_MS);
    expect(at({ status: 'playing', clock }, {}, [{ id: 'early', deadlines: () => [9, 7] }])).toBe(7);
    expect(at({ status: 'paused', clock })).toBeUndefined();
    expect(at({ status: 'paused' }, { resumesAt: 7 }, [agreements])).toBe(7);
    expect(at({ status: 'playing' }, { resumesAt: 7 }, [agreements])).toBeUndefined();
  });
});

test('lists running seats with their time-out, after a week without a time limit, unless it was announced', () => {
  expect(runningSeats(clockOf({ expiresAt: [5, 6], expired: [0] }))).toEqual([{ seat: 1, until: 6 }]);
  const waiting = { ...newClock(null, 2), waitingSince: [null, 9] };
  expect(runningSeats(waiting)).toEqual([{ seat: 1, until: 9 + 7 * DAY_MS }]);
});
