import type { Display } from '../../../storage/records/display.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { refusal } from '../refusal.ts';
import { quietFrom } from '../table/clock.ts';
import { ended } from '../table/ending.ts';
import { programsOf, seatsOf, type TableResult } from '../table/table.ts';

/** Keeps a table at which nobody has moved for long, because one of its players wants it. */
export async function keepTable(context: Context, id: string, person: string): Promise<TableResult> {
  return changeTable(context, id, ({ table }) => {
    if (seatsOf(table, person).length + programsOf(table, person).length === 0) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    const after = table.silence?.after ?? context.limits.silence;
    return { table: { ...table, silence: quietFrom(context.now(), after) } };
  });
}

/** Shows the board of a solo table as its player wants it. */
export async function redisplayTable(
  context: Context,
  id: string,
  person: string,
  display: Display,
): Promise<TableResult> {
  return changeTable(context, id, ({ table }) => {
    if (table.seats.length > 1 || seatsOf(table, person).length === 0) return refusal('notYourTable');
    return { table: { ...table, place: { ...table.place, display } } };
  });
}

/** Hides from those who watch what only players know, because one of them minds; nobody opens it again. */
export async function hideTable(context: Context, id: string, person: string): Promise<TableResult> {
  return changeTable(context, id, ({ table }) => {
    if (seatsOf(table, person).length + programsOf(table, person).length === 0) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    const { seen, ...hidden } = table;
    return { table: hidden };
  });
}

/** Ends a table of a server for somebody who manages it. */
export async function closeTable(context: Context, id: string, guild: string): Promise<TableResult> {
  return changeTable(context, id, ({ table }) => {
    if (table.place.guild !== guild) return refusal('noTable');
    if (table.status === 'over') return refusal('over');
    const by = table.status === 'open' ? ('nobody' as const) : ('manager' as const);
    return { table: ended(table, { by }, context.now()) };
  });
}
