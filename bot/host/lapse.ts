import { changeTable } from './change.ts';
import { ended } from './ending.ts';
import type { House } from './house.ts';
import { type Refused, refusal } from './refusal.ts';
import type { Seated } from './table.ts';

/** Clears a table away that has waited for its players long enough. */
export async function lapseTable(house: House, id: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    const isDue = table.status === 'open' && table.lapses !== null && table.lapses <= house.now();
    return isDue ? { table: ended(table, { by: 'nobody' }, house.now()) } : refusal('notDue');
  });
}
