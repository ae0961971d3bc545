import type { Seat } from '@longtable/kit';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import type { LoadedTable, TableChange } from '../feature.ts';
import { Refusal } from '../refusal.ts';
import { concede, endTable, goesOnWithout } from '../table/endings.ts';
import { newNotice, turnNotices } from '../table/notices.ts';
import { requireSeat, seatInsteadOf, seatsOf, waitingAt } from '../table/table.ts';

/** Resigns for a user or their program. An exercise ends without a resignation. */
export async function resign(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table } = loaded;
    const seat = requireSeat(table, person);
    if (table.status === 'open') throw new Refusal('notStarted');
    if (table.terms.exercise) return { table: endTable(table, { by: 'exercise', how: 'left' }, context.now(), seat) };
    return concede(context, loaded, { by: 'resigning', seat }, seat);
  });
}

/** Returns the resumed table with notices for the players on turn, except the seat `by`. */
export function resumeTable(loaded: LoadedTable, now: number, by?: Seat): Table {
  const { table } = loaded;
  const playing: Table = {
    ...table,
    status: 'playing',
    pings: { ...table.pings, notices: [] },
    times: { ...table.times, resumesAt: undefined, movedAt: now },
  };
  return { ...playing, pings: { ...playing.pings, notices: turnNotices(loaded, { ...loaded, table: playing }, by) } };
}

/** Resumes a paused game. Any of its players may do so. */
export async function resume(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table } = loaded;
    const seat = requireSeat(table, person, false);
    if (table.status !== 'paused') throw new Refusal('notPaused');
    return { table: resumeTable(loaded, context.now(), seat) };
  });
}

/**
 * Decisions about a player whose time is up: claim the win, grant another full turn, let the computer take over, or end the game without a result.
 */
export const DECISIONS = ['claim', 'wait', 'computer', 'end'] as const;
export type Decision = (typeof DECISIONS)[number];

/** A seat whose time is up, in one of its turns. */
export interface TimedOutSeat {
  readonly seat: Seat;
  readonly turn: number;
}

/** Returns a reference to a late seat in its current turn, for the ids of buttons. */
export function timedOutSeat({ table }: LoadedTable, seat: Seat): TimedOutSeat {
  return { seat, turn: table.turns[seat]?.count ?? 0 };
}

/**
 * Returns the decisions the other players may make about a seat whose time is up. With a clock, they can claim the win. Without one, they can end the
 * game, unless it can continue without the seat and a computer may take over. No computer takes over in an arranged game.
 */
export function decisionsAt(loaded: LoadedTable, seat: Seat): Decision[] {
  const { table, game } = loaded;
  const computer = game.computers && !table.terms.arranged ? (['computer'] as const) : [];
  if (table.clock.perTurnMs !== null) return ['claim', 'wait', ...computer];
  return goesOnWithout(loaded, seat) && computer.length > 0 ? ['wait', ...computer] : ['end', 'wait', ...computer];
}

/** Whether the seat is still late in the same turn. */
function isLate({ clock, turns }: Table, { seat, turn }: TimedOutSeat): boolean {
  return clock.expired.includes(seat) && turns[seat]?.count === turn;
}

/** Applies a waiting player's decision about a late seat. The first decision counts. */
export async function decideOvertime(
  context: Context,
  id: string,
  person: string,
  late: TimedOutSeat,
  decision: Decision,
): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table } = loaded;
    requireSeat(table, person);
    const { seat } = late;
    if (!isLate(table, late)) throw new Refusal('stale');
    if (!waitingAt(loaded).includes(person)) throw new Refusal('notWaiting');
    return decide(context, loaded, seat, decision, seatsOf(table, person)[0]);
  });
}

function decide(
  context: Context,
  loaded: LoadedTable,
  seat: Seat,
  decision: Decision,
  decider: Seat | undefined,
): TableChange {
  const { table, game } = loaded;
  switch (decision) {
    case 'claim':
      if (table.clock.perTurnMs === null) throw new Refusal('noClock');
      return concede(context, loaded, { by: 'time', seat }, decider);
    case 'end':
      return { table: endTable(table, { by: 'absence', seat }, context.now(), decider) };
    case 'wait': {
      const notices = [newNotice(table, 'turn', [seat])];
      return {
        table: { ...table, clock: anotherTurn(table, seat, context.now()), pings: { ...table.pings, notices } },
      };
    }
    case 'computer': {
      const level = game.computers?.levels.at(-1)?.id;
      if (level === undefined) throw new Refusal('noComputer');
      return { table: withComputer(table, seat, level) };
    }
  }
}

/** Replaces a player by a computer. A person is notified, may return, and the game becomes unrated. A program cannot return. */
function withComputer(table: Table, seat: Seat, level: string): Table {
  const occupant = table.seats[seat];
  const own: SeatOccupant = { kind: 'computer', level };
  if (occupant?.kind === 'program') return { ...table, seats: table.seats.with(seat, own) };
  if (occupant?.kind !== 'person') return table;
  const { id, name } = occupant;
  const seats = table.seats.with(seat, { ...own, instead: { id, ...(name && { name }) } });
  const notices = [...table.pings.notices, newNotice(table, 'replaced', [seat])];
  return {
    ...table,
    terms: { ...table.terms, unrated: true },
    seats,
    pings: { ...table.pings, notices },
  };
}

/** Returns a seat from the computer to the player it has replaced. */
export async function takeSeatBack(context: Context, id: string, person: string, name?: string): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    if (table.status === 'over') throw new Refusal('over');
    const seat = seatInsteadOf(table, person);
    if (seat === undefined) throw new Refusal('notYourTable');
    const seats = table.seats.with(seat, { kind: 'person', id: person, ...(name && { name }) });
    return { table: { ...table, seats } };
  });
}

function anotherTurn({ clock }: Table, seat: Seat, now: number): Table['clock'] {
  const others = (seats: readonly Seat[]) => seats.filter((other) => other !== seat);
  const waits =
    clock.perTurnMs === null
      ? { waitingSince: clock.waitingSince?.with(seat, now) }
      : { expiresAt: clock.expiresAt.with(seat, now + clock.perTurnMs) };
  return { ...clock, ...waits, reminded: others(clock.reminded), expired: others(clock.expired) };
}
