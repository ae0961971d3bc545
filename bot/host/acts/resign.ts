import { changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { ended } from '../table/ending.ts';
import { type Seated, seatsOf } from '../table/table.ts';

/** Gives a game up. */
export async function resign(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    const [seat] = seatsOf(table, person);
    if (seat === undefined) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    if (table.status === 'open') return refusal('notStarted');
    return { table: ended(table, { by: 'resigning', seat }, house.now(), seat) };
  });
}
