import { changeTable } from './change.ts';
import { ended } from './ending.ts';
import type { House } from './house.ts';
import { type Refused, refusal } from './refusal.ts';
import { type Seated, seatsOf } from './table.ts';

/** Gives a game up. */
export async function resign(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    const [seat] = seatsOf(table, person);
    if (seat === undefined) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    if (table.status === 'open') return refusal('notStarted');
    return { table: ended(table, { by: 'resigning', seat }, house.now()) };
  });
}
