import type { Place } from '../../../storage/records/table.ts';
import { changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { personsAt, type Seated, seatsOf } from '../table/table.ts';
import { isTaken } from './open.ts';

/** Where somebody takes a table. */
type To = Pick<Place, 'guild' | 'channel'>;

/** Takes a table to another channel of its server, or home into direct messages if nobody else plays there. */
export async function takeTable(house: House, id: string, person: string, to: To): Promise<Seated | Refused> {
  return house.storage.alone(`place:${to.channel}`, async () => {
    if (await isTaken(house, to.channel)) return refusal('placeTaken');
    return changeTable(house, id, ({ table }) => {
      if (seatsOf(table, person).length === 0) return refusal('notYourTable');
      if (table.status === 'over') return refusal('over');
      const isAlone =
        personsAt(table).length === 1 && table.seats.every(({ kind }) => kind !== 'open' && kind !== 'invited');
      if (to.guild !== table.place.guild && !(to.guild === null && isAlone)) return refusal('otherServer');
      const { lost, stale = [], ...before } = table.place;
      const old = before.message === null ? [] : [{ channel: before.channel, message: before.message }];
      const place = { ...before, ...to, message: null, stale: [...stale, ...old] };
      const writes = [house.places.put(to.channel, { table: id }), house.places.drop(before.channel)];
      return { table: { ...table, place }, writes };
    });
  });
}
