import { changeTable } from './change.ts';
import type { House } from './house.ts';
import { turnNotices } from './notices.ts';
import { startIfFull } from './open.ts';
import { type Refused, refusal } from './refusal.ts';
import { type Seated, seatsOf } from './table.ts';

/** Takes the first free seat of a table; the game starts when it was the last. */
export async function joinTable(house: House, id: string, person: string): Promise<Seated | Refused> {
  return changeTable(house, id, (seated) => {
    const { table, game } = seated;
    if (seatsOf(table, person).length > 0) return refusal('alreadySeated');
    const free = table.seats.findIndex((sitter) => sitter.kind === 'open');
    if (free < 0) return refusal('seatTaken');
    const seats = table.seats.with(free, { kind: 'person', id: person });
    const joined = startIfFull(game, { ...table, seats, moved: house.now() });
    if ('refused' in joined) return joined;
    return { table: { ...joined, notices: turnNotices(seated, { table: joined, game }, free) } };
  });
}
