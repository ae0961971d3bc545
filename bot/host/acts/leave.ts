import type { Table } from '../../../storage/records/table.ts';
import { changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { ended } from '../table/ending.ts';
import { isInvited, personsAt, programsOf, type Seated, seatsOf } from '../table/table.ts';

/** Gets up from a table that did not begin, or from a lesson; without anybody left it is cleared away. */
export async function leaveTable(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    if (table.status === 'over') return refusal('over');
    if (isInvited(table, person)) return { table: declined(table, person, house.now()) };
    const [seat] = [...seatsOf(table, person), ...programsOf(table, person)];
    if (seat === undefined) return refusal('notYourTable');
    if (table.lesson) return { table: ended(table, { by: 'lesson' }, house.now(), seat) };
    if (table.status !== 'open') return refusal('begun');
    const left = { ...table, seats: table.seats.with(seat, { kind: 'open' }), moved: house.now() };
    if (personsAt(left).length > 0) return { table: left };
    return { table: ended(table, { by: 'nobody', why: 'withdrawn', seat }, house.now(), seat) };
  });
}

/** Turns an invitation down, and with it the table. */
export async function declineInvitation(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    if (table.status === 'over') return refusal('over');
    if (!isInvited(table, person)) return refusal('notInvited');
    return { table: declined(table, person, house.now()) };
  });
}

function declined(table: Table, person: string, now: number): Table {
  const seat = table.seats.findIndex((sitter) => sitter.kind === 'invited' && sitter.id === person);
  return ended(table, { by: 'nobody', why: 'declined', seat }, now, seat);
}

/** Clears a table away that has waited for its players long enough. */
export async function lapseTable(house: House, id: string): Promise<Seated | Refused> {
  return changeTable(house, id, ({ table }) => {
    const isDue = table.status === 'open' && table.lapses !== null && table.lapses <= house.now();
    return isDue ? { table: ended(table, { by: 'nobody', why: 'lapsed' }, house.now()) } : refusal('notDue');
  });
}
