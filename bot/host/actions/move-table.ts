import type { Place } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import { boardAt } from '../commit/shown.ts';
import type { Context } from '../context.ts';
import { refusal } from '../refusal.ts';
import { personsAt, seatsOf, type TableResult } from '../table/table.ts';
import { isTaken } from './open.ts';

/** Where somebody takes a table. */
type To = Pick<Place, 'guild' | 'channel' | 'guest'>;

/**
 * Takes a table to another channel of its server, to or from a place where Longtable is only a guest, or home into direct messages if
 * nobody else plays there.
 */
export async function takeTable(context: Context, id: string, person: string, to: To): Promise<TableResult> {
  return context.storage.exclusive(`place:${to.channel}`, async (lock) => {
    if (await isTaken(context, to.channel)) return refusal('placeTaken');
    return changeTable(
      context,
      id,
      ({ table }) => {
        if (seatsOf(table, person).length === 0) return refusal('notYourTable');
        if (table.status === 'over') return refusal('over');
        const isAlone =
          personsAt(table).length === 1 && table.seats.every(({ kind }) => kind !== 'open' && kind !== 'invited');
        const isPrivate = to.guest || table.place.guest || (to.guild === null && isAlone);
        if (to.guild !== table.place.guild && !isPrivate) return refusal('otherServer');
        const { lost, stale = [], ...before } = table.place;
        const { guest, forum, tagged, ...rest } = before;
        const place = { ...rest, ...to, message: null, stale: [...stale, ...boardAt(before)] };
        const writes = [context.places.put(to.channel, { table: id }), context.places.drop(before.channel)];
        return { table: { ...table, place }, writes };
      },
      [lock],
    );
  });
}
