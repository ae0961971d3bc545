import type { Seat } from '../../../games/kit/game.ts';
import type { Person } from '../../../storage/records/person.ts';
import type { Clock } from '../../../storage/records/table.ts';
import { DAY_MS } from '../duration.ts';

/** How long somebody is waited for where no time is set, until the others may end it. */
const ABSENT_MS = 7 * DAY_MS;

/** How much of a turn is left when its player is reminded, and when it is if they want it twice. */
const LAST = 0.2;
const FIRST = 0.5;

/** How often somebody can be reminded in a turn. */
export type Often = NonNullable<Person['often']>;
export const SCHEDULES: readonly Often[] = ['once', 'twice', 'daily'];

/** How often those are reminded who have not chosen. */
export function usualSchedule({ perTurn }: Clock): Often {
  return perTurn === null ? 'daily' : 'once';
}

/** When somebody who is waited for has been away for so long that the others are asked; never where a clock runs. */
export function absentAt({ since }: Clock, seat: Seat): number | undefined {
  const begun = since?.[seat] ?? null;
  return begun === null ? undefined : begun + ABSENT_MS;
}

/** How often a seat was reminded in this turn. */
export function timesReminded({ reminded }: Clock, seat: Seat): number {
  return reminded.filter((other) => other === seat).length;
}

/** The moments of a turn at which its player is reminded, in order. */
export function remindersOf(clock: Clock, seat: Seat, often: Often): number[] {
  const until = clock.until[seat] ?? null;
  if (until !== null) return remindersUntil(until, clock.perTurn ?? 0, often);
  const begun = clock.since?.[seat] ?? null;
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
export function isEarly({ until, perTurn }: Clock, seat: Seat, now: number): boolean {
  const end = until[seat] ?? null;
  return end === null || now < end - LAST * (perTurn ?? 0);
}
