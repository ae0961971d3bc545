import type { Seat } from '../../../games/kit/game.ts';
import type { Clock, Table } from '../../../storage/records/table.ts';
import { beginsAnew } from './discretion.ts';
import { silentAt } from './silence.ts';
import { onTurn, personsAt, type Seated } from './table.ts';

/** How much of a turn is left when its player is reminded. */
const REMIND_AT = 0.2;

/** A clock that nothing runs on yet. */
export function newClock(perTurn: number | null, seats: number): Clock {
  return { perTurn, until: Array.from({ length: seats }, () => null), reminded: [], lapsed: [] };
}

/** The clock after a change: it starts for persons whom another person waits for, and stops for those who have acted. */
export function windClock(before: Table | undefined, after: Seated, now: number): Clock {
  const { table } = after;
  if (table.clock.perTurn === null) return table.clock;
  const wasPaused = before?.status === 'paused';
  if (table.status === 'paused') return wasPaused ? table.clock : shifted(table.clock, -now);
  const clock = wasPaused ? shifted(table.clock, now) : table.clock;
  const contested = personsAt(table).length > 1;
  const acting = onTurn(after).filter((seat) => contested && table.seats[seat]?.kind === 'person');
  const fresh = (seat: Seat) => clock.until[seat] === null || beginsAnew(before, after, seat);
  const until = table.seats.map((_, seat) => {
    if (!acting.includes(seat)) return null;
    return fresh(seat) ? now + (clock.perTurn ?? 0) : (clock.until[seat] ?? null);
  });
  const still = (seat: Seat) => acting.includes(seat) && !fresh(seat);
  return { ...clock, until, reminded: clock.reminded.filter(still), lapsed: clock.lapsed.filter(still) };
}

/** From moments to what is left until them, and back. */
function shifted(clock: Clock, by: number): Clock {
  return { ...clock, until: clock.until.map((until) => (until === null ? null : until + by)) };
}

/**
 * When a table wants to be looked at next: somebody is to be reminded, time is up, a table that never began lapses, or
 * nobody has moved for long.
 */
export function nextDeadline(table: Table): number | undefined {
  const { status, lapses, clock } = table;
  if (status === 'open') return lapses ?? undefined;
  const moments = [silentAt(table) ?? []].flat();
  if (status === 'playing' && clock.perTurn !== null) moments.push(...running(clock));
  if (status === 'paused' && table.resumes !== undefined) moments.push(table.resumes);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

function running(clock: Clock): number[] {
  return clock.until.flatMap((until, seat) => {
    if (until === null || clock.lapsed.includes(seat)) return [];
    return clock.reminded.includes(seat) ? [until] : [remindAt(clock, until)];
  });
}

/** When the player of a turn that ends at `until` is reminded. */
export function remindAt(clock: Clock, until: number): number {
  return until - REMIND_AT * (clock.perTurn ?? 0);
}
