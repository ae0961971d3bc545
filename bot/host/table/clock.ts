import type { Seat } from '../../../games/kit/game.ts';
import type { Write } from '../../../storage/index.ts';
import type { Clock, Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { beginsAnew } from './discretion.ts';
import { absentAt, remindersOf, SCHEDULES, timesReminded } from './schedule.ts';
import { silentAt } from './silence.ts';
import { backAt, isParty, type LoadedTable, onTurn, partiesAt } from './table.ts';

/** A clock that nothing runs on yet. */
export function newClock(perTurn: number | null, seats: number): Clock {
  return { perTurn, until: Array.from({ length: seats }, () => null), reminded: [], lapsed: [] };
}

/**
 * The clock after a change: it starts for persons and programs whom another one waits for, once they are back from their vacation,
 * and stops for those who have acted. Where no time is set it keeps since when they are waited for.
 */
export function windClock(before: Table | undefined, after: LoadedTable, now: number): Clock {
  const { table } = after;
  const { perTurn } = table.clock;
  const wasPaused = before?.status === 'paused';
  const isPaused = table.status === 'paused';
  if (isPaused && perTurn !== null) return wasPaused ? table.clock : shifted(table, -1, now);
  const { since = [], ...clock } = wasPaused && perTurn !== null ? shifted(table, 1, now) : table.clock;
  const contested = partiesAt(table) > 1;
  const acting = onTurn(after).filter((seat) => contested && isParty(table.seats[seat]));
  const known = perTurn === null ? since : clock.until;
  const fresh = (seat: Seat) => (known[seat] ?? null) === null || beginsAnew(before, after, seat);
  const moments = table.seats.map((_, seat) => {
    if (!acting.includes(seat)) return null;
    return fresh(seat) ? backAt(table, seat, now) + (perTurn ?? 0) : (known[seat] ?? null);
  });
  const still = (seat: Seat) => acting.includes(seat) && !fresh(seat);
  const seats = { reminded: clock.reminded.filter(still), lapsed: clock.lapsed.filter(still) };
  if (perTurn !== null) return { ...clock, until: moments, ...seats };
  return { ...clock, ...seats, ...(acting.length > 0 && { since: moments }) };
}

/** From moments to what is left until them, and back; a vacation takes nothing of it. */
function shifted(table: Table, direction: 1 | -1, now: number): Clock {
  const { clock } = table;
  const until = clock.until.map((moment, seat) =>
    moment === null ? null : moment + direction * backAt(table, seat, now),
  );
  return { ...clock, until };
}

/**
 * When a table wants to be looked at next: somebody may have to be reminded, time is up, somebody comes back, a table
 * that never began lapses, or nobody has moved for long.
 */
export function nextDeadline(table: Table): number | undefined {
  const { status, lapses } = table;
  if (status === 'open') return lapses ?? undefined;
  const moments = [silentAt(table) ?? []].flat();
  if (status === 'playing' || status === 'paused')
    moments.push(...table.seats.flatMap((sitter) => (sitter.kind === 'person' && sitter.away) || []));
  if (status === 'playing') moments.push(...running(table.clock));
  if (status === 'paused' && table.resumes !== undefined) moments.push(table.resumes);
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
  return clock.until.flatMap((_, seat) => {
    const until = clock.until[seat] ?? absentAt(clock, seat);
    return until === undefined || clock.lapsed.includes(seat) ? [] : [{ seat, until }];
  });
}

/** Lets the scheduler look at a table at this moment, or never. */
export function deadlineWrite(context: Context, table: string, at: number | undefined): Write {
  return at === undefined ? context.deadlines.drop(table) : context.deadlines.put(table, { at });
}
