import type { Seat } from '@longtable/kit';
import type { Notice, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { boardAt, changeTable } from '../commit/commit.ts';
import { type Context, callFeatures } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { Refusal } from '../refusal.ts';
import { findTable } from '../table/find.ts';
import { levelFor } from '../table/levels.ts';
import { newNotice, turnNotices } from '../table/notices.ts';
import { isUnanswered, nonComputerCount, programsOf, seatsOf } from '../table/table.ts';
import { seatsAreFixed, startIfFull } from './open.ts';

export interface Invitee {
  readonly id: string;
  readonly name: string;
}

/** Reserves seats of a waiting table for other users. The new board mentions them. */
export async function invite(
  context: Context,
  id: string,
  person: string,
  guests: readonly Invitee[],
): Promise<LoadedTable> {
  const { guild } = (await findTable(context, id)).table.location;
  const invitation = { guild, inviter: person, guests };
  await callFeatures(context, 'checkUser', guild, person);
  await callFeatures(context, 'checkInviting', invitation);
  const changed = await changeTable(context, id, ({ table }) => {
    const isAsked = ({ id: guest }: Invitee) =>
      table.seats.some((occupant) => isTakenOrInvited(occupant) && occupant.id === guest);
    if (guests.some(isAsked)) throw new Refusal('alreadyAsked');
    const invited: Seat[] = [];
    let asked = table;
    for (const guest of guests) {
      const seat = seatToGive(asked, person, invited);
      asked = assignSeat(context, asked, seat, { kind: 'invited', ...guest });
      invited.push(seat);
    }
    // The board is posted again, because an edit would not ping the invited users. A forum post keeps its first message.
    const { stale = [], ...location } = asked.location;
    if (location.forum !== undefined) return { table: withNotice(asked, newNotice(table, 'invitation', invited)) };
    return {
      table: { ...asked, location: { ...location, message: null, stale: [...stale, ...boardAt(location)] } },
    };
  });
  await callFeatures(context, 'invited', invitation);
  return changed;
}

function withNotice(table: Table, notice: Notice): Table {
  return { ...table, pings: { ...table.pings, notices: [...table.pings.notices, notice] } };
}

/** Opens all reserved seats to everyone. */
export async function openSeat(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    seatToGive(table, person);
    const kept = table.seats.flatMap(({ kind }, at) => (kind === 'invited' ? [at] : []));
    return { table: kept.reduce((open, at) => assignSeat(context, open, at, { kind: 'open' }), table) };
  });
}

/**
 * Seats a computer at a waiting table, also in a reserved seat. Starts the game if the table is full. If no other person plays, the board uses the
 * user's `own` settings.
 */
export async function addComputer(
  context: Context,
  id: string,
  person: string,
  level: string,
  own: Pick<Table['location'], 'language' | 'display'> | undefined = undefined,
): Promise<LoadedTable> {
  return changeTable(context, id, async (loaded) => {
    const { table, game } = loaded;
    const seat = seatToGive(table, person);
    const chosen = await levelFor(context, game, person, level);
    if (!chosen) throw new Refusal('noComputer');
    const joining = assignSeat(context, table, seat, { kind: 'computer', level: chosen.id });
    const shuffleSeats = table.terms.shuffleSeats && !seatsAreFixed(game, joining.seats);
    const joined = startIfFull(game, { ...joining, terms: { ...joining.terms, shuffleSeats } });
    const isAlone = joined.status === 'playing' && nonComputerCount(joined) === 1;
    return {
      table: {
        ...joined,
        ...(isAlone && { location: { ...joined.location, ...own } }),
        pings: {
          ...joined.pings,
          notices: turnNotices(loaded, { ...loaded, table: joined }, seatsOf(joined, person)[0]),
        },
      },
    };
  });
}

/** Whether a seat waits for the answer of this user. */
export function isFor(occupant: SeatOccupant, person: string): boolean {
  return isUnanswered(occupant) && occupant.id === person;
}

/**
 * Assigns a seat of a waiting table to another occupant and restarts the waiting time. Notifies the user whose invitation is withdrawn.
 */
export function assignSeat(context: Context, table: Table, seat: Seat, occupant: SeatOccupant): Table {
  const before = table.seats[seat];
  const isOwn = before && occupant.kind === 'program' && occupant.owner && isFor(before, occupant.owner.id);
  const uninviting: Notice[] =
    before && isUnanswered(before) && !isOwn
      ? [{ ...newNotice(table, 'uninvited', [seat]), uninvited: before.id }]
      : [];
  const now = context.now();
  return {
    ...table,
    seats: table.seats.with(seat, occupant),
    pings: { ...table.pings, notices: [...table.pings.notices, ...uninviting] },
    times: { ...table.times, lapsesAt: now + context.limits.lapsesAfter, movedAt: now },
  };
}

/** Whether a person has the seat or an unanswered invitation to it. */
function isTakenOrInvited(occupant: SeatOccupant): occupant is Extract<SeatOccupant, { id: string }> {
  return occupant.kind === 'person' || isUnanswered(occupant);
}

/**
 * Returns a seat of a waiting table that a player may give away: a free one, otherwise one reserved for an invited user. Skips the seats in
 * `invited`.
 */
export function seatToGive(table: Table, person: string, invited: readonly Seat[] = []): Seat {
  if (table.status === 'over') throw new Refusal('over');
  if (seatsOf(table, person).length + programsOf(table, person).length === 0) throw new Refusal('notYourTable');
  if (table.status !== 'open') throw new Refusal('begun');
  const free = table.seats.findIndex(({ kind }) => kind === 'open');
  const seat = free >= 0 ? free : table.seats.findIndex(({ kind }, at) => kind === 'invited' && !invited.includes(at));
  if (seat < 0) throw new Refusal('seatTaken');
  return seat;
}
