import { changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { ended } from '../table/ending.ts';
import { quietFrom } from '../table/silence.ts';
import { programsOf, type Seated, seatsOf } from '../table/table.ts';

/** Keeps a table at which nobody has moved for long, because one of its players wants it. */
export async function keepTable(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    if (seatsOf(table, person).length + programsOf(table, person).length === 0) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    const after = table.silence?.after ?? house.limits.silence;
    return { table: { ...table, silence: quietFrom(house.now(), after) } };
  });
}

/** Hides from those who watch what only players know, because one of them minds; nobody opens it again. */
export async function hideTable(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    if (seatsOf(table, person).length + programsOf(table, person).length === 0) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    const { seen, ...hidden } = table;
    return { table: hidden };
  });
}

/** Ends a table of a server for somebody who manages it. */
export async function closeTable(house: House, id: string, guild: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    if (table.place.guild !== guild) return refusal('noTable');
    if (table.status === 'over') return refusal('over');
    const by = table.status === 'open' ? ('nobody' as const) : ('manager' as const);
    return { table: ended(table, { by }, house.now()) };
  });
}
