import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import { type Context, callFeatures } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { ignoreRefusal, Refusal } from '../refusal.ts';
import { endTable } from '../table/departure.ts';
import { findTable } from '../table/find.ts';
import { newNotice } from '../table/notices.ts';
import {
  isInvited,
  isUnanswered,
  latecomersAt,
  personsAt,
  programsOf,
  seatsOf,
  withoutLatecomers,
} from '../table/table.ts';

/** Leaves a waiting table, a guided one, or the queue for the next game, or declines an invitation. Closes a waiting table if no person is left. */
export async function leaveTable(context: Context, id: string, person: string): Promise<LoadedTable> {
  const { table: found } = await findTable(context, id);
  if (isInvited(found, person)) return declineInvitation(context, id, person);
  return changeTable(context, id, ({ table }) => {
    if (latecomersAt(table).includes(person)) return { table: withoutLatecomers(table, [person]) };
    if (table.status === 'over') throw new Refusal('over');
    const [seat] = [...seatsOf(table, person), ...programsOf(table, person)];
    if (seat === undefined) throw new Refusal('notYourTable');
    if (table.terms.guided) return { table: endTable(table, { by: 'exercise', how: 'left' }, context.now(), seat) };
    if (table.status !== 'open') throw new Refusal('begun');
    const times = { ...table.times, movedAt: context.now() };
    const left = { ...table, seats: table.seats.with(seat, { kind: 'open' }), times };
    if (personsAt(left).length > 0) return { table: left };
    return { table: endTable(table, { by: 'nobody', why: 'withdrawn', seat }, context.now(), seat) };
  });
}

/** Removes all latecomers who wait for the next game. */
export async function dismissLatecomers(context: Context, id: string): Promise<void> {
  await changeTable(context, id, ({ table }) => {
    const waiting = latecomersAt(table);
    if (waiting.length === 0) throw new Refusal('over');
    return { table: withoutLatecomers(table, waiting) };
  }).catch(ignoreRefusal);
}

/** Declines an invitation. The table keeps waiting, and its host decides about the seat. The inviters must pause before they invite again. */
export async function declineInvitation(context: Context, id: string, person: string): Promise<LoadedTable> {
  const declined = await changeTable(context, id, ({ table }) => {
    if (table.status === 'over') throw new Refusal('over');
    if (!isInvited(table, person)) throw new Refusal('notInvited');
    return { table: withDeclined(context, table, person) };
  });
  await callFeatures(context, 'declined', declined.table, person);
  return declined;
}

function withDeclined(context: Context, table: Table, person: string): Table {
  return withInvitationsEnded(
    context,
    table,
    'declined',
    (occupant) => isUnanswered(occupant) && occupant.id === person,
  );
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
  const waiting = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const told = waiting.length > 0 && !isForMore ? [newNotice(table, 'vacant', waiting)] : [];
  const now = context.now();
  return {
    ...table,
    seats,
    pings: { ...table.pings, notices: [...table.pings.notices, ...told] },
    times: { ...table.times, lapsesAt: now + context.limits.lapsesAfter, movedAt: now },
  };
}
