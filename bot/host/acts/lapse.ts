import { changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { ended } from '../table/ending.ts';
import type { Seated } from '../table/table.ts';

/** Clears a table away that has waited for its players long enough. */
export async function lapseTable(house: House, id: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    const isDue = table.status === 'open' && table.lapses !== null && table.lapses <= house.now();
    return isDue ? { table: ended(table, { by: 'nobody', why: 'lapsed' }, house.now()) } : refusal('notDue');
  });
}
