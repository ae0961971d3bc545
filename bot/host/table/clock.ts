import type { Seat } from '@longtable/kit';
import type { Write } from '../../../storage/index.ts';
import type { Person } from '../../../storage/records/person.ts';
import type { Clock, Inactivity, Table } from '../../../storage/records/table.ts';
import { deadlineKind } from '../../../storage/records/time.ts';
import type { Context } from '../context.ts';
import { DAY_MS } from '../duration.ts';
import type { LoadedTable } from '../feature.ts';
import { backAt, isNonComputer, nonComputerCount, onTurn } from './table.ts';
import { restartsClock } from './terms.ts';

/** Returns a clock that is not running. */
export function newClock(perTurn: number | null, seats: number): Clock {
  return { perTurnMs: perTurn, expiresAt: Array.from({ length: seats }, () => null), reminded: [], expired: [] };
}

/**
 * Returns the clock after a change. It runs for people and programs on turn while another person or program waits for them, and starts after their
 * vacation. It stops for seats that have moved. Without a time limit, it stores since when they are awaited.
 */
export function updateClock(before: Table | undefined, after: LoadedTable, now: number): Clock {
  const { table } = after;
  const { perTurnMs } = table.clock;
  const wasPaused = before?.status === 'paused';
  const isPaused = table.status === 'paused';
  if (isPaused && perTurnMs !== null) return wasPaused ? table.clock : shifted(table, -1, now);
  const { waitingSince = [], ...clock } = wasPaused && perTurnMs !== null ? shifted(table, 1, now) : table.clock;
  const contested = nonComputerCount(table) > 1;
  const acting = onTurn(after).filter((seat) => contested && isNonComputer(table.seats[seat]));
  const known = perTurnMs === null ? waitingSince : clock.expiresAt;
  const fresh = (seat: Seat) => (known[seat] ?? null) === null || restartsClock(before, after, seat);
  const moments = table.seats.map((_, seat) => {
    if (!acting.includes(seat)) return null;
    return fresh(seat) ? backAt(table, seat, now) + (perTurnMs ?? 0) : (known[seat] ?? null);
  });
  const still = (seat: Seat) => acting.includes(seat) && !fresh(seat);
  const seats = { reminded: clock.reminded.filter(still), expired: clock.expired.filter(still) };
  if (perTurnMs !== null) return { ...clock, expiresAt: moments, ...seats };
  return { ...clock, ...seats, ...(acting.length > 0 && { waitingSince: moments }) };
}

/** Converts the times in a clock to remaining durations if `direction` is -1, and back if it is 1. Vacations do not use up time. */
function shifted(table: Table, direction: 1 | -1, now: number): Clock {
  const { clock } = table;
  const until = clock.expiresAt.map((moment, seat) =>
    moment === null ? null : moment + direction * backAt(table, seat, now),
  );
  return { ...clock, expiresAt: until };
}

/**
 * Returns the next time at which the scheduler must process the table: reminder, time-out, end of a vacation or pause, expiry of an open table, or
 * inactivity check.
 */
export function nextDeadline(table: Table): number | undefined {
  const {
    status,
    times: { lapsesAt: lapses },
  } = table;
  if (status === 'open') return lapses ?? undefined;
  const moments = [inactivityDueAt(table) ?? []].flat();
  if (status === 'playing' || status === 'paused')
    moments.push(...table.seats.flatMap((occupant) => (occupant.kind === 'person' && occupant.away) || []));
  if (status === 'playing') moments.push(...running(table.clock));
  if (status === 'paused' && table.times.resumesAt !== undefined) moments.push(table.times.resumesAt);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** Returns the time-outs and next reminders of all seats. The users' reminder settings are not known here, so every schedule is considered. */
function running(clock: Clock): number[] {
  return runningSeats(clock).flatMap(({ seat, until }) => {
    const next = SCHEDULES.map((often) => remindersOf(clock, seat, often)[timesReminded(clock, seat)]);
    return [until, ...next.filter((moment) => moment !== undefined)];
  });
}

/** Returns the seats to move and the times at which their time is up. Omits seats whose time-out was already announced. */
export function runningSeats(clock: Clock): { seat: Seat; until: number }[] {
  return clock.expiresAt.flatMap((_, seat) => {
    const until = clock.expiresAt[seat] ?? absentAt(clock, seat);
    return until === undefined || clock.expired.includes(seat) ? [] : [{ seat, until }];
  });
}

/** Returns the write that schedules a table. If `at` is undefined, it unschedules the table. */
export function deadlineWrite(context: Context, table: string, at: number | undefined): Write {
  return at === undefined
    ? context.storage.store(deadlineKind).drop(table)
    : context.storage.store(deadlineKind).put(table, { at });
}

/** Time that the others wait at a table without a clock before they may end the game. */
const ABSENT_MS = 7 * DAY_MS;

/** Share of the turn that is left at the last reminder. */
const LAST_REMINDER_SHARE = 0.2;
const FIRST_REMINDER_SHARE = 0.5;

export type ReminderFrequency = NonNullable<Person['often']>;
const SCHEDULES: readonly ReminderFrequency[] = ['once', 'twice', 'daily'];

export function defaultFrequency({ perTurnMs }: Clock): ReminderFrequency {
  return perTurnMs === null ? 'daily' : 'once';
}

/** Returns the time at which the other players may act on an absent player at a table without a clock. Undefined if the player is not awaited. */
function absentAt({ waitingSince }: Clock, seat: Seat): number | undefined {
  const begun = waitingSince?.[seat] ?? null;
  return begun === null ? undefined : begun + ABSENT_MS;
}

export function timesReminded({ reminded }: Clock, seat: Seat): number {
  return reminded.filter((other) => other === seat).length;
}

export function remindersOf(clock: Clock, seat: Seat, often: ReminderFrequency): number[] {
  const until = clock.expiresAt[seat] ?? null;
  if (until !== null) return remindersUntil(until, clock.perTurnMs ?? 0, often);
  const begun = clock.waitingSince?.[seat] ?? null;
  if (begun === null) return [];
  const days = { once: [1], twice: [1, 3], daily: [1, 2, 3, 4, 5, 6] }[often];
  return days.map((day) => begun + day * DAY_MS);
}

function remindersUntil(until: number, perTurn: number, often: ReminderFrequency): number[] {
  const last = until - LAST_REMINDER_SHARE * perTurn;
  if (often === 'once') return [last];
  if (often === 'twice') return [until - FIRST_REMINDER_SHARE * perTurn, last];
  const days = Math.ceil((last - (until - perTurn)) / DAY_MS) - 1;
  return [...Array.from({ length: Math.max(0, days) }, (_, day) => until - perTurn + (day + 1) * DAY_MS), last];
}

/** Whether a reminder at this time comes before the last one of the turn. True without a clock. */
export function isEarly({ expiresAt, perTurnMs }: Clock, seat: Seat, now: number): boolean {
  const end = expiresAt[seat] ?? null;
  return end === null || now < end - LAST_REMINDER_SHARE * (perTurnMs ?? 0);
}

/** Time that players of an inactive table have to answer before it is closed. */
const GRACE_MS = 7 * DAY_MS;

/** Returns an inactivity timer that starts now. */
export function startInactivityTimer(now: number, after: number): Inactivity {
  return { afterMs: after, sinceAt: now, asked: false };
}

/**
 * Returns the time at which the players of an inactive table are asked, or at which it is closed if they were asked. Undefined if no game is running.
 */
export function inactivityDueAt({ status, times: { inactivity } }: Table): number | undefined {
  if (status !== 'playing' && status !== 'paused') return undefined;
  return inactivity.sinceAt + inactivity.afterMs + (inactivity.asked ? GRACE_MS : 0);
}

/** Restarts the inactivity timer after a move, at most once a day, so that not every move writes a new deadline. */
export function withActivity(before: Table | undefined, after: Table, now: number): Table {
  const { inactivity } = after.times;
  if (!before || before.times.movedAt === after.times.movedAt) return after;
  if (!inactivity.asked && now - inactivity.sinceAt < DAY_MS) return after;
  return { ...after, times: { ...after.times, inactivity: startInactivityTimer(now, inactivity.afterMs) } };
}
