import type { Place } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { refusal } from '../refusal.ts';
import { personsAt, seatsOf, type TableResult } from '../table/table.ts';
import { isTaken } from './open.ts';

/** Where somebody takes a table. */
type To = Pick<Place, 'guild' | 'channel'>;

/** Takes a table to another channel of its server, or home into direct messages if nobody else plays there. */
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
        if (to.guild !== table.place.guild && !(to.guild === null && isAlone)) return refusal('otherServer');
        const { lost, stale = [], ...before } = table.place;
        const old = before.message === null ? [] : [{ channel: before.channel, message: before.message }];
        const place = { ...before, ...to, message: null, stale: [...stale, ...old] };
        const writes = [context.places.put(to.channel, { table: id }), context.places.drop(before.channel)];
        return { table: { ...table, place }, writes };
      },
      [lock],
    );
  });
}
