import type { Notice, Table } from '../../../storage/records/table.ts';
import { channelOccupancyKind } from '../../../storage/records/table-lists.ts';
import { newTable, startIfFull } from '../../host/actions/open.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { deadlineWrite, nextDeadline, updateClock } from '../../host/table/clock.ts';
import { tableWrites } from '../../host/table/find.ts';
import { startNotices } from '../../host/table/notices.ts';
import { seatsOf } from '../../host/table/table.ts';
import { isBetweenPeople, pointsAt, secondTableOf } from '../../host/table/terms.ts';
import { rematchOf, rotatedSeats } from './rematch.ts';

/** Toggles between a match of two games and a single game at a waiting table. */
export async function toggleMatch(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    if (seatsOf(table, person).length === 0) throw new Refusal('notYourTable');
    if (table.status !== 'open') throw new Refusal(table.status === 'over' ? 'over' : 'begun');
    if (!isBetweenPeople(table)) throw new Refusal('seatTaken');
    const match = table.features.match ? undefined : { next: context.newId() };
    return { table: { ...table, features: { ...table.features, match } } };
  });
}

/** Starts the second game of a match in the commit that ends the first, with swapped seats. */
export const matchEffects: SideEffect = (context, _, after) => {
  const id = secondTableOf(after);
  if (id === undefined) return undefined;
  return {
    collect: async () => {
      const second = await secondGame(context, after, id);
      const { channel } = second.location;
      return {
        writes: [
          ...tableWrites(context, undefined, second),
          context.storage.store(channelOccupancyKind).put(channel, { table: id }),
          deadlineWrite(context, id, nextDeadline(second)),
        ],
        // The notices of the second game also report the end of the first.
        amend: (table) => ({ ...table, pings: { ...table.pings, notices: [] } }),
      };
    },
  };
};

async function secondGame(context: Context, first: LoadedTable, id: string): Promise<Table> {
  const { game, table } = first;
  const request = rematchOf(first, rotatedSeats(first));
  const asked = await newTable(context, request, { options: table.options, seed: context.newSeed() });
  const scored = pointsAt(first).toReversed();
  const started = startIfFull(game, { ...asked, id, features: { ...asked.features, match: { scored } } });
  const wound = { ...started, clock: updateClock(undefined, { ...first, table: started }, context.now()), revision: 1 };
  return { ...wound, pings: { ...wound.pings, notices: noticesFor({ ...first, table: wound }, table) } };
}

/** Returns the start notices for the players whom the end of the first game would have notified. The player who ended it still sees the board. */
function noticesFor(second: LoadedTable, { pings, seats }: Table): Notice[] {
  const told = pings.notices.flatMap((notice) => notice.seats).map((seat) => seats.length - 1 - seat);
  return startNotices(second).flatMap((notice) => {
    const concerned = notice.seats.filter((seat) => told.includes(seat));
    return concerned.length > 0 ? [{ ...notice, seats: concerned }] : [];
  });
}
