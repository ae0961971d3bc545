import type { Table } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import { refusal } from '../refusal.ts';
import { ended } from '../table/ending.ts';
import { isInvited, personsAt, programsOf, seatsOf, type TableResult } from '../table/table.ts';

/** Gets up from a table that did not begin, or from a lesson; without anybody left it is cleared away. */
export async function leaveTable(context: Context, id: string, person: string): Promise<TableResult> {
  return changeTable(context, id, ({ table }) => {
    if (table.status === 'over') return refusal('over');
    if (isInvited(table, person)) return { table: declined(table, person, context.now()) };
    const [seat] = [...seatsOf(table, person), ...programsOf(table, person)];
    if (seat === undefined) return refusal('notYourTable');
    if (table.lesson) return { table: ended(table, { by: 'lesson' }, context.now(), seat) };
    if (table.status !== 'open') return refusal('begun');
    const left = { ...table, seats: table.seats.with(seat, { kind: 'open' }), moved: context.now() };
    if (personsAt(left).length > 0) return { table: left };
    return { table: ended(table, { by: 'nobody', why: 'withdrawn', seat }, context.now(), seat) };
  });
}

/** Turns an invitation down, and with it the table. */
export async function declineInvitation(context: Context, id: string, person: string): Promise<TableResult> {
  return changeTable(context, id, ({ table }) => {
    if (table.status === 'over') return refusal('over');
    if (!isInvited(table, person)) return refusal('notInvited');
    return { table: declined(table, person, context.now()) };
  });
}

function declined(table: Table, person: string, now: number): Table {
  const seat = table.seats.findIndex((sitter) => sitter.kind === 'invited' && sitter.id === person);
  return ended(table, { by: 'nobody', why: 'declined', seat }, now, seat);
}

/** Clears a table away that has waited for its players long enough. */
export async function lapseTable(context: Context, id: string): Promise<TableResult> {
  return changeTable(context, id, ({ table }) => {
    const isDue = table.status === 'open' && table.lapses !== null && table.lapses <= context.now();
    return isDue ? { table: ended(table, { by: 'nobody', why: 'lapsed' }, context.now()) } : refusal('notDue');
  });
}
