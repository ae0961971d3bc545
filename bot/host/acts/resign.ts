import { changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { ended } from '../table/ending.ts';
import { programsOf, type Seated, seatsOf } from '../table/table.ts';

/** Gives a game up, for oneself or for one's program. */
export async function resign(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    const [seat] = [...seatsOf(table, person), ...programsOf(table, person)];
    if (seat === undefined) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    if (table.status === 'open') return refusal('notStarted');
    if (table.lesson) return { table: ended(table, { by: 'lesson' }, house.now(), seat) };
    return { table: ended(table, { by: 'resigning', seat }, house.now(), seat) };
  });
}
