import { changeTable } from './change.ts';
import type { House } from './house.ts';
import { type Refused, refusal } from './refusal.ts';
import { type Seated, seatsOf } from './table.ts';

/** Gives a game up. */
export async function resign(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    const [seat] = seatsOf(table, person);
    if (seat === undefined) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    const ending = table.status === 'open' ? ({ by: 'nobody' } as const) : ({ by: 'resigning', seat } as const);
    return { table: { ...table, status: 'over', ending, offer: null, notices: [], moved: house.now() } };
  });
}
