import type { Seat } from '@longtable/kit';
import type { Write } from '../../../storage/index.ts';
import type { Person } from '../../../storage/records/person.ts';
import type { Clock, Inactivity, Table } from '../../../storage/records/table.ts';
import { deadlineKind } from '../../../storage/records/time.ts';
import type { Context } from '../context.ts';
import { DAY_MS } from '../duration.ts';
import { backAt, isParty, type LoadedTable, onTurn, partiesAt } from './table.ts';
import { beginsAnew } from './terms.ts';

/** A clock that nothing runs on yet. */
export function newClock(perTurn: number | null, seats: number): Clock {
  return { perTurnMs: perTurn, expiresAt: Array.from({ length: seats }, () => null), reminded: [], expired: [] };
}

/**
 * The clock after a change: it starts for persons and programs whom another one waits for, once they are back from their vacation,
 * and stops for those who have acted. Where no time is set it keeps since when they are waited for.
 */
export function windClock(before: Table | undefined, after: LoadedTable, now: number): Clock {
  const { table } = after;
  const { perTurnMs } = table.clock;
  const wasPaused = before?.status === 'paused';
  const isPaused = table.status === 'paused';
  if (isPaused && perTurnMs !== null) return wasPaused ? table.clock : shifted(table, -1, now);
  const { waitingSince = [], ...clock } = wasPaused && perTurnMs !== null ? shifted(table, 1, now) : table.clock;
  const contested = partiesAt(table) > 1;
  const acting = onTurn(after).filter((seat) => contested && isParty(table.seats[seat]));
  const known = perTurnMs === null ? waitingSince : clock.expiresAt;
  const fresh = (seat: Seat) => (known[seat] ?? null) === null || beginsAnew(before, after, seat);
  const moments = table.seats.map((_, seat) => {
    if (!acting.includes(seat)) return null;
    return fresh(seat) ? backAt(table, seat, now) + (perTurnMs ?? 0) : (known[seat] ?? null);
  });
  const still = (seat: Seat) => acting.includes(seat) && !fresh(seat);
  const seats = { reminded: clock.reminded.filter(still), expired: clock.expired.filter(still) };
  if (perTurnMs !== null) return { ...clock, expiresAt: moments, ...seats };
  return { ...clock, ...seats, ...(acting.length > 0 && { waitingSince: moments }) };
}

/** From moments to what is left until them, and back; a vacation takes nothing of it. */
function shifted(table: Table, direction: 1 | -1, now: number): Clock {
  const { clock } = table;
  const until = clock.expiresAt.map((moment, seat) =>
    moment === null ? null : moment + direction * backAt(table, seat, now),
  );
  return { ...clock, expiresAt: until };
}

/**
 * When a table wants to be looked at next: somebody may have to be reminded, time is up, somebody comes back, a table
 * that never began lapses, or nobody has moved for long.
 */
export function nextDeadline(table: Table): number | undefined {
  const {
    status,
    times: { lapsesAt: lapses },
  } = table;
  if (status === 'open') return lapses ?? undefined;
  const moments = [silentAt(table) ?? []].flat();
  if (status === 'playing' || status === 'paused')
    moments.push(...table.seats.flatMap((sitter) => (sitter.kind === 'person' && sitter.away) || []));
  if (status === 'playing') moments.push(...running(table.clock));
  if (status === 'paused' && table.times.resumesAt !== undefined) moments.push(table.times.resumesAt);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** How often somebody wants to be reminded is not known here, so the earliest that anybody could want counts. */
function running(clock: Clock): number[] {
  return awaited(clock).flatMap(({ seat, until }) => {
    const next = SCHEDULES.map((often) => remindersOf(clock, seat, often)[timesReminded(clock, seat)]);
    return [until, ...next.filter((moment) => moment !== undefined)];
  });
}

/** The seats that are waited for, and when their time is up; those about whom the others were asked are left out. */
export function awaited(clock: Clock): { seat: Seat; until: number }[] {
  return clock.expiresAt.flatMap((_, seat) => {
    const until = clock.expiresAt[seat] ?? absentAt(clock, seat);
    return until === undefined || clock.expired.includes(seat) ? [] : [{ seat, until }];
  });
}

/** Lets the scheduler look at a table at this moment, or never. */
export function deadlineWrite(context: Context, table: string, at: number | undefined): Write {
  return at === undefined
    ? context.storage.store(deadlineKind).drop(table)
    : context.storage.store(deadlineKind).put(table, { at });
}

/** How long somebody is waited for where no time is set, until the others may end it. */
const ABSENT_MS = 7 * DAY_MS;

/** How much of a turn is left when its player is reminded, and when it is if they want it twice. */
const LAST = 0.2;
const FIRST = 0.5;

/** How often somebody can be reminded in a turn. */
export type Often = NonNullable<Person['often']>;
const SCHEDULES: readonly Often[] = ['once', 'twice', 'daily'];

/** How often those are reminded who have not chosen. */
export function usualSchedule({ perTurnMs }: Clock): Often {
  return perTurnMs === null ? 'daily' : 'once';
}

/** When somebody who is waited for has been away for so long that the others are asked; never where a clock runs. */
function absentAt({ waitingSince }: Clock, seat: Seat): number | undefined {
  const begun = waitingSince?.[seat] ?? null;
  return begun === null ? undefined : begun + ABSENT_MS;
}

/** How often a seat was reminded in this turn. */
export function timesReminded({ reminded }: Clock, seat: Seat): number {
  return reminded.filter((other) => other === seat).length;
}

/** The moments of a turn at which its player is reminded, in order. */
export function remindersOf(clock: Clock, seat: Seat, often: Often): number[] {
  const until = clock.expiresAt[seat] ?? null;
  if (until !== null) return remindersUntil(until, clock.perTurnMs ?? 0, often);
  const begun = clock.waitingSince?.[seat] ?? null;
  if (begun === null) return [];
  const days = { once: [1], twice: [1, 3], daily: [1, 2, 3, 4, 5, 6] }[often];
  return days.map((day) => begun + day * DAY_MS);
}

function remindersUntil(until: number, perTurn: number, often: Often): number[] {
  const last = until - LAST * perTurn;
  if (often === 'once') return [last];
  if (often === 'twice') return [until - FIRST * perTurn, last];
  const days = Math.ceil((last - (until - perTurn)) / DAY_MS) - 1;
  return [...Array.from({ length: Math.max(0, days) }, (_, day) => until - perTurn + (day + 1) * DAY_MS), last];
}

/** Whether there is time enough after a reminder at this moment. */
export function isEarly({ expiresAt, perTurnMs }: Clock, seat: Seat, now: number): boolean {
  const end = expiresAt[seat] ?? null;
  return end === null || now < end - LAST * (perTurnMs ?? 0);
}

/** How long players have to say that a silent table goes on. */
const GRACE_MS = 7 * DAY_MS;

/** Silence that begins now. */
export function quietFrom(now: number, after: number): Inactivity {
  return { afterMs: after, sinceAt: now, asked: false };
}

/** When somebody is to be asked about a silent table, or it is cleared away if they were; never if it is over. */
export function silentAt({ status, times: { inactivity } }: Table): number | undefined {
  if (status !== 'playing' && status !== 'paused') return undefined;
  return inactivity.sinceAt + inactivity.afterMs + (inactivity.asked ? GRACE_MS : 0);
}

/**
 * A table after a change at this moment: whoever moved has broken the silence. Its beginning is kept to the day, so that not
 * every move puts a deadline off.
 */
export function heard(before: Table | undefined, after: Table, now: number): Table {
  const { inactivity } = after.times;
  if (!before || before.times.movedAt === after.times.movedAt) return after;
  if (!inactivity.asked && now - inactivity.sinceAt < DAY_MS) return after;
  return { ...after, times: { ...after.times, inactivity: quietFrom(now, inactivity.afterMs) } };
}
