import type { Seat } from '../../../games/kit/game.ts';
import type { Table } from '../../../storage/records/table.ts';
import { changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { turnNotices } from '../table/notices.ts';
import { type Seated, seatsOf } from '../table/table.ts';

/** The table once play rests; its clock stops with it. It goes on by itself where the game sets a limit. */
export function paused({ table, game }: Seated, now: number): Table {
  const limit = game.timing?.terms(table.options)?.pause ?? null;
  return { ...table, status: 'paused', offer: null, notices: [], ...(limit !== null && { resumes: now + limit }) };
}

/** The table once it goes on. */
export function resumed(seated: Seated, now: number, by?: Seat): Table {
  const { table, game } = seated;
  const { resumes: _, ...rest } = table;
  const playing: Table = { ...rest, status: 'playing', moved: now };
  return { ...playing, notices: turnNotices(seated, { table: playing, game }, by) };
}

/** Goes on with a paused game; any of its players may. */
export async function resume(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeTable(house, id, (seated) => {
    const { table } = seated;
    const [seat] = seatsOf(table, person);
    if (seat === undefined) return refusal('notYourTable');
    if (table.status === 'over') return refusal('over');
    if (table.status !== 'paused') return refusal('notPaused');
    return { table: resumed(seated, house.now(), seat) };
  });
}
