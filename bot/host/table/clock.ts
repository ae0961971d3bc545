import type { AnyGame, GameTerms, Seat } from '@longtable/kit';
import type { Write } from '../../../storage/index.ts';
import type { Clock, Table } from '../../../storage/records/table.ts';
import { deadlineKind } from '../../../storage/records/time.ts';
import type { Context } from '../context.ts';
import { DAY_MS } from '../duration.ts';
import { type LoadedTable, withHook } from '../feature.ts';
import { isNonComputer, nonComputerCount, onTurn } from './table.ts';

/** Maximum duration of a turn or pause that a game's options can set. */
const MAX_TIMING_MS = 30 * DAY_MS;

/** Returns the time limits that a game's options set, each at most `MAX_TIMING_MS`. Undefined if they set none. */
export function timingOf(game: AnyGame, options: unknown): GameTerms['clock'] {
  const clock = game.terms?.(options).clock;
  const within = (ms: number | null) => (ms === null ? null : Math.min(ms, MAX_TIMING_MS));
  return clock && { ...clock, perTurn: within(clock.perTurn), pause: within(clock.pause) };
}

/** Returns a clock that is not running. */
export function newClock(perTurn: number | null, seats: number): Clock {
  return { perTurnMs: perTurn, expiresAt: Array.from({ length: seats }, () => null), reminded: [], expired: [] };
}

/**
 * Returns the clock after a change. It runs for people and programs on turn while another person or program waits for them, and starts when
 * features let it. It stops for seats that have moved. Without a time limit, it stores since when they are awaited.
 */
export function updateClock(before: Table | undefined, after: LoadedTable, now: number): Clock {
  const { table } = after;
  const { perTurnMs } = table.clock;
  const wasPaused = before?.status === 'paused';
  const isPaused = table.status === 'paused';
  if (isPaused && perTurnMs !== null) return wasPaused ? table.clock : shifted(after, -1, now);
  const { waitingSince = [], ...clock } = wasPaused && perTurnMs !== null ? shifted(after, 1, now) : table.clock;
  const contested = nonComputerCount(table) > 1;
  const acting = onTurn(after).filter((seat) => contested && isNonComputer(table.seats[seat]));
  const known = perTurnMs === null ? waitingSince : clock.expiresAt;
  const fresh = (seat: Seat) => (known[seat] ?? null) === null || restartsClock(before, after, seat);
  const moments = table.seats.map((_, seat) => {
    if (!acting.includes(seat)) return null;
    return fresh(seat) ? startsAt(after, seat, now) + (perTurnMs ?? 0) : (known[seat] ?? null);
  });
  const still = (seat: Seat) => acting.includes(seat) && !fresh(seat);
  const seats = { reminded: clock.reminded.filter(still), expired: clock.expired.filter(still) };
  if (perTurnMs !== null) return { ...clock, expiresAt: moments, ...seats };
  return { ...clock, ...seats, ...(acting.length > 0 && { waitingSince: moments }) };
}

/**
 * Whether a seat's clock restarts. Without secret moves, it restarts with each of the seat's moves. With secret moves, it restarts when a new phase
 * starts.
 */
function restartsClock(before: Table | undefined, { table, game }: LoadedTable, seat: Seat): boolean {
  if (!before || before.state === null || typeof game.secrets !== 'object')
    return before?.turns[seat]?.count !== table.turns[seat]?.count;
  return game.secrets.phase(before.state) !== game.secrets.phase(table.state);
}

/** Returns the time at which the clock of a seat runs, at the earliest now. */
function startsAt({ features, table }: LoadedTable, seat: Seat, now: number): number {
  return Math.max(
    now,
    ...withHook(features, 'stoppedUntil').map((feature) => feature.stoppedUntil(table, seat) ?? now),
  );
}

/** Converts the times in a clock to remaining durations if `direction` is -1, and back if it is 1. */
function shifted(loaded: LoadedTable, direction: 1 | -1, now: number): Clock {
  const { clock } = loaded.table;
  const until = clock.expiresAt.map((moment, seat) =>
    moment === null ? null : moment + direction * startsAt(loaded, seat, now),
  );
  return { ...clock, expiresAt: until };
}

/** Returns the next time at which the scheduler must process the table. Undefined if there is none. */
export function nextDeadline({ features }: Pick<LoadedTable, 'features'>, table: Table): number | undefined {
  const moments = [
    ...deadlinesOf(table),
    ...withHook(features, 'deadlines').flatMap((feature) => feature.deadlines(table)),
  ];
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** Returns the times of time-outs, and of the expiry of an open table. */
export function deadlinesOf({ status, clock, times: { lapsesAt } }: Table): number[] {
  if (status === 'open') return lapsesAt === null ? [] : [lapsesAt];
  return status === 'playing' ? runningSeats(clock).map(({ until }) => until) : [];
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

/** Returns the time at which the other players may act on an absent player at a table without a clock. Undefined if the player is not awaited. */
function absentAt({ waitingSince }: Clock, seat: Seat): number | undefined {
  const begun = waitingSince?.[seat] ?? null;
  return begun === null ? undefined : begun + ABSENT_MS;
}
