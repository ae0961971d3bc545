import type { Table } from '../../../storage/records/table.ts';
import { changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { turnNotices } from '../table/notices.ts';
import { type Seated, seatsOf } from '../table/table.ts';

/** The table once play rests; its clock stops with it. */
export function paused(table: Table): Table {
  return { ...table, status: 'paused', offer: null, notices: [] };
}

/** Goes on with a paused game; any of its players may. */
export async function resume(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeTable(house, id, (seated) => {
    const { table, game } = seated;
    const [seat] = seatsOf(table, person);
    if (seat === undefined) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    if (table.status !== 'paused') return refusal('notPaused');
    const playing: Table = { ...table, status: 'playing', moved: house.now() };
    return { table: { ...playing, notices: turnNotices(seated, { table: playing, game }, seat) } };
  });
}
