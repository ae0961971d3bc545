import { findTable } from './find.ts';
import type { House } from './house.ts';
import { commitTable } from './move.ts';
import { type Refused, refusal } from './refusal.ts';
import { type Seated, seatsOf } from './table.ts';

/** Gives a game up; a table that still waits for players is just cleared. */
export async function resign(house: House, id: string, person: string): Promise<Seated | Refused> {
  return house.storage.alone(`table:${id}`, async () => {
    const found = await findTable(house, id);
    if ('refused' in found) return found;
    const { table, game } = found;
    const [seat] = seatsOf(table, person);
    if (seat === undefined) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    const over = { ...table, status: 'over' as const, resigned: seat, moved: house.now() };
    await commitTable(house, over);
    return { table: over, game };
  });
}
