import type { Seat, SeatDesign } from '@longtable/kit';
import type { Transaction } from '../../../storage/index.ts';
import type { Notice, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import { boardAt } from '../commit/sent-messages.ts';
import { countOpening } from '../commit/table-lists.ts';
import { type Context, callFeatures } from '../context.ts';
import { firstFrom, type LoadedTable, type TableChange } from '../feature.ts';
import { Refusal } from '../refusal.ts';
import { endTable } from '../table/endings.ts';
import { findTable } from '../table/find.ts';
import { addNotices, newNotice, startNotices, withTurnNotices } from '../table/notices.ts';
import { checkDesign, chosenDesignOf } from '../table/seat-designs.ts';
import {
  canStart,
  hostOf,
  isInvited,
  isUnanswered,
  needsThread,
  ownSeats,
  seatInsteadOf,
  seatsOf,
  seatsWhere,
} from '../table/table.ts';
import { started, startIfFull } from './open.ts';

/**
 * Seats a user in the seat reserved for them, otherwise in the first free one. Starts the game if the table is full. If a game for more than two has
 * started, a feature may let the user wait.
 */
export async function joinTable(
  context: Context,
  id: string,
  person: string,
  name?: string,
  design?: SeatDesign,
  within?: Transaction,
): Promise<LoadedTable> {
  const join = async (loaded: LoadedTable): Promise<TableChange> => {
    const { table, game } = loaded;
    if (table.status === 'over') throw new Refusal('over');
    if (seatsOf(table, person).length > 0) throw new Refusal('alreadySeated');
    await callFeatures(context, 'checkUser', table.location.guild, person);
    const seat = reservedOrFreeSeat(table, person);
    const waiting = firstFrom(context.features, ({ waitingList }) =>
      waitingList?.add(loaded, { id: person, ...(name && { name }) }),
    );
    if (waiting || table.seats[seat]?.kind === 'open') await callFeatures(context, 'checkSeat', table, person);
    if (waiting) return { table: waiting };
    if (seat < 0) throw new Refusal(table.status === 'open' ? 'seatKept' : 'seatTaken');
    checkDesign(table, design);
    const kept = design ?? chosenDesignOf(table.seats[seat]);
    const own = { ...(name && { name }), ...(kept && { design: kept }) };
    const seats = table.seats.with(seat, { kind: 'person', id: person, ...own });
    const joined = startIfFull(game, { ...table, seats, times: { ...table.times, movedAt: context.now() } });
    return { table: withStart(loaded, joined, person) };
  };
  const joined = await changeTable(context, id, join, within);
  await callFeatures(context, 'joined', joined.table, person);
  return joined;
}

/** Adds the notices after a user has joined or started a table. All players of a game that leaves the lobby are notified. */
function withStart(before: LoadedTable, table: Table, person: string): Table {
  return needsThread(table)
    ? addNotices(table, ...startNotices({ ...before, table }))
    : withTurnNotices(before, table, seatsOf(table, person)[0]);
}

function reservedOrFreeSeat({ seats }: Table, person: string): Seat {
  const kept = seats.findIndex((occupant) => occupant.kind === 'invited' && occupant.id === person);
  return kept >= 0 ? kept : seats.findIndex(({ kind }) => kind === 'open');
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

/** Starts a waiting table with the players present, at its host's request. Notifies invited users who had not answered. */
export async function startTable(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table, game } = loaded;
    if (table.status !== 'open') throw new Refusal(table.status === 'over' ? 'over' : 'begun');
    if (hostOf(table)?.id !== person) throw new Refusal('notYourStart');
    if (!canStart(loaded)) throw new Refusal('tooFew');
    const uninviting = table.seats.flatMap((_, seat) => uninvitation(table, seat));
    const notified = addNotices(table, ...uninviting);
    const begun = started(game, { ...notified, times: { ...table.times, movedAt: context.now() } });
    return { table: withStart(loaded, begun, person) };
  });
}

/** Leaves a waiting table, a guided one, or a waiting list, or declines an invitation. Closes a waiting table if no person is left. */
export async function leaveTable(context: Context, id: string, person: string): Promise<LoadedTable> {
  const { table: found } = await findTable(context, id);
  if (isInvited(found, person)) return declineInvitation(context, id, person);
  return changeTable(context, id, ({ table }) => {
    const list = context.features.find(({ waitingList }) => waitingList?.usersAt(table).includes(person))?.waitingList;
    if (list) return { table: list.remove(table, [person]) };
    if (table.status === 'over') throw new Refusal('over');
    const [seat] = ownSeats(table, person);
    if (seat === undefined) throw new Refusal('notYourTable');
    if (table.terms.guided) return { table: endTable(table, { by: 'exercise', how: 'left' }, context.now(), seat) };
    if (table.status !== 'open') throw new Refusal('begun');
    const times = { ...table.times, movedAt: context.now() };
    const left = { ...table, seats: table.seats.with(seat, { kind: 'open' }), times };
    if (hostOf(left) !== undefined) return { table: left };
    return { table: endTable(table, { by: 'nobody', why: 'withdrawn', seat }, context.now(), seat) };
  });
}

/** Declines an invitation. The table keeps waiting, and its host decides about the seat. The inviters must pause before they invite again. */
export async function declineInvitation(context: Context, id: string, person: string): Promise<LoadedTable> {
  const declined = await changeTable(context, id, ({ table }) => {
    if (table.status === 'over') throw new Refusal('over');
    if (!isInvited(table, person)) throw new Refusal('notInvited');
    const isTheirs = (occupant: SeatOccupant) => isFor(occupant, person);
    return { table: withInvitationsEnded(context, table, 'declined', isTheirs) };
  });
  await callFeatures(context, 'declined', declined.table, person);
  return declined;
}

/** Expires the invitations of a table that has waited too long. Closes the table if no invitation is unanswered. */
export async function expireTable(context: Context, id: string): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    const isDue = table.status === 'open' && table.times.lapsesAt !== null && table.times.lapsesAt <= context.now();
    if (!isDue) throw new Refusal('notDue');
    if (table.seats.some(isUnanswered)) return { table: withInvitationsEnded(context, table, 'expired', isUnanswered) };
    return { table: endTable(table, { by: 'nobody', why: 'lapsed' }, context.now()) };
  });
}

/**
 * Ends the invitations for which `isTheirs` is true and restarts the waiting time. At a table with more than two seats, their seats become free.
 * Otherwise the seats store the answer, and the waiting players are notified.
 */
function withInvitationsEnded(
  context: Context,
  table: Table,
  answer: 'declined' | 'expired',
  isTheirs: (occupant: SeatOccupant) => boolean,
): Table {
  const isForMore = table.seats.length > 2;
  const seats = table.seats.map((occupant): SeatOccupant => {
    if (occupant.kind !== 'invited' || !isTheirs(occupant)) return occupant;
    return isForMore ? { kind: 'open' } : { ...occupant, answer };
  });
  const waiting = seatsWhere({ seats }, ({ kind }) => kind === 'person');
  const told = waiting.length > 0 && !isForMore ? [newNotice(table, 'vacant', waiting)] : [];
  return waitAgain(context, { ...addNotices(table, ...told), seats });
}

/** Restarts the waiting time of a table. */
function waitAgain(context: Context, table: Table): Table {
  const now = context.now();
  return { ...table, times: { ...table.times, lapsesAt: now + context.limits.lapsesAfter, movedAt: now } };
}

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
  const invitation = { table: id, guild, inviter: person, guests };
  await callFeatures(context, 'checkUser', guild, person);
  await callFeatures(context, 'checkInviting', invitation);
  // Every invitation posts a board, like a new table.
  await countOpening(context, person, guild);
  const changed = await changeTable(context, id, ({ table }) => {
    const isAsked = ({ id: guest }: Invitee) =>
      seatsOf(table, guest).length > 0 || table.seats.some((occupant) => isFor(occupant, guest));
    if (guests.some(isAsked)) throw new Refusal('alreadyAsked');
    const invited: Seat[] = [];
    let asked = table;
    for (const guest of guests) {
      const seat = seatToGive(asked, person, invited);
      asked = assignSeat(context, asked, seat, { kind: 'invited', ...guest });
      invited.push(seat);
    }
    // The board is posted again, because an edit would not ping the invited users. A forum post keeps its first message.
    const { location } = asked;
    if (location.forum !== undefined) return { table: addNotices(asked, newNotice(table, 'invitation', invited)) };
    const stale = [...(location.stale ?? []), ...boardAt(location)];
    const before = location.message === null ? (location.mentioned ?? []) : seatsWhere(table, isUnanswered);
    const mentioned = before.filter((seat) => !invited.includes(seat));
    return { table: { ...asked, location: { ...location, message: null, mentioned, stale } } };
  });
  await callFeatures(context, 'invited', invitation);
  return changed;
}

/** Opens all reserved seats to everyone. */
export async function openSeat(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    seatToGive(table, person);
    const kept = seatsWhere(table, ({ kind }) => kind === 'invited');
    return { table: kept.reduce((open, at) => assignSeat(context, open, at, { kind: 'open' }), table) };
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
  const notified = isOwn ? table : addNotices(table, ...uninvitation(table, seat));
  return waitAgain(context, { ...notified, seats: table.seats.with(seat, occupant) });
}

/** Returns the notice that the invitation to a seat is withdrawn. Empty if there is none without an answer. */
function uninvitation(table: Table, seat: Seat): Notice[] {
  const occupant = table.seats[seat];
  return occupant && isUnanswered(occupant)
    ? [{ ...newNotice(table, 'uninvited', [seat]), uninvited: occupant.id }]
    : [];
}

/**
 * Returns a seat of a waiting table that a player may give away: a free one, otherwise one reserved for an invited user. Skips the seats in
 * `invited`.
 */
export function seatToGive(table: Table, person: string, invited: readonly Seat[] = []): Seat {
  if (table.status === 'over') throw new Refusal('over');
  if (ownSeats(table, person).length === 0) throw new Refusal('notYourTable');
  if (table.status !== 'open') throw new Refusal('begun');
  const free = table.seats.findIndex(({ kind }) => kind === 'open');
  const seat = free >= 0 ? free : table.seats.findIndex(({ kind }, at) => kind === 'invited' && !invited.includes(at));
  if (seat < 0) throw new Refusal('seatTaken');
  return seat;
}
