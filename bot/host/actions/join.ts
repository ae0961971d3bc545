import type { Seat, SeatDesign } from '@longtable/kit';
import type { Transaction } from '../../../storage/index.ts';
import type { Notice, Table } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import { type Context, callFeatures } from '../context.ts';
import type { LoadedTable, TableChange } from '../feature.ts';
import { Refusal } from '../refusal.ts';
import { needsThread } from '../table/find.ts';
import { newNotice, startNotices, turnNotices } from '../table/notices.ts';
import { checkDesign, chosenDesignOf } from '../table/seat-designs.ts';
import { canStart, hostOf, isUnanswered, seatsOf, takesLatecomers, withLatecomer } from '../table/table.ts';
import { started, startIfFull } from './open.ts';

/**
 * Seats a user in the seat reserved for them, otherwise in the first free one. Starts the game if the table is full. If a game for more than two has
 * started, the user waits for the next one.
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
    if (takesLatecomers(loaded)) return { table: withLatecomer(table, { id: person, ...(name && { name }) }) };
    const seat = seatFor(table, person);
    if (seat < 0) throw new Refusal(table.status === 'open' ? 'seatKept' : 'seatTaken');
    checkDesign(table, design);
    if (table.seats[seat]?.kind === 'open') await callFeatures(context, 'checkSeat', table, person);
    const brings = design ?? chosenDesignOf(table.seats[seat]);
    const seats = table.seats.with(seat, {
      kind: 'person',
      id: person,
      ...(name && { name }),
      ...(brings && { brings }),
    });
    const joined = startIfFull(game, { ...table, seats, times: { ...table.times, movedAt: context.now() } });
    return { table: withNotices(loaded, joined, person) };
  };
  const joined = await changeTable(context, id, join, within);
  await callFeatures(context, 'joined', joined.table, person);
  return joined;
}

/** Adds the notices after a user has joined or started a table. All players of a game that leaves the lobby are notified. */
function withNotices(before: LoadedTable, table: Table, person: string): Table {
  const after = { ...before, table };
  const notices = needsThread(table)
    ? [...table.pings.notices, ...startNotices(after)]
    : turnNotices(before, after, seatsOf(table, person)[0]);
  return { ...table, pings: { ...table.pings, notices } };
}

function seatFor({ seats }: Table, person: string): Seat {
  const kept = seats.findIndex((occupant) => occupant.kind === 'invited' && occupant.id === person);
  return kept >= 0 ? kept : seats.findIndex(({ kind }) => kind === 'open');
}

/** Starts a waiting table with the players present, at its host's request. Notifies invited users who had not answered. */
export async function startTable(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table, game } = loaded;
    if (table.status !== 'open') throw new Refusal(table.status === 'over' ? 'over' : 'begun');
    if (hostOf(table) !== person) throw new Refusal('notYourStart');
    if (!canStart(loaded)) throw new Refusal('tooFew');
    const uninviting = table.seats.flatMap((occupant, seat): Notice[] =>
      isUnanswered(occupant) ? [{ ...newNotice(table, 'uninvited', [seat]), uninvited: occupant.id }] : [],
    );
    const begun = started(game, {
      ...table,
      pings: { ...table.pings, notices: [...table.pings.notices, ...uninviting] },
      times: { ...table.times, movedAt: context.now() },
    });
    return { table: withNotices(loaded, begun, person) };
  });
}
