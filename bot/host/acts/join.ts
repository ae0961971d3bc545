import type { Seat } from '../../../games/kit/game.ts';
import type { Table } from '../../../storage/records/table.ts';
import { changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { turnNotices } from '../table/notices.ts';
import { type Seated, seatsOf } from '../table/table.ts';
import { startIfFull } from './open.ts';

/** Takes the seat that is kept for a person, or the first free one; the game starts when it was the last. */
export async function joinTable(house: House, id: string, person: string, name?: string): Promise<Seated | Refused> {
  return changeTable(house, id, (seated) => {
    const { table, game } = seated;
    if (table.status === 'over') return refusal('over');
    if (seatsOf(table, person).length > 0) return refusal('alreadySeated');
    const seat = seatFor(table, person);
    if (seat < 0) return refusal(table.status === 'open' ? 'seatKept' : 'seatTaken');
    const seats = table.seats.with(seat, { kind: 'person', id: person, ...(name && { name }) });
    const joined = startIfFull(game, { ...table, seats, moved: house.now() });
    if ('refused' in joined) return joined;
    return { table: { ...joined, notices: turnNotices(seated, { table: joined, game }, seatsOf(joined, person)[0]) } };
  });
}

function seatFor({ seats }: Table, person: string): Seat {
  const kept = seats.findIndex((sitter) => sitter.kind === 'invited' && sitter.id === person);
  return kept >= 0 ? kept : seats.findIndex(({ kind }) => kind === 'open');
}
