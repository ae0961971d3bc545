import { findTable } from './find.ts';
import type { House } from './house.ts';
import { startIfFull } from './open.ts';
import { type Refused, refusal } from './refusal.ts';
import { unsettle } from './settling.ts';
import { commitSeats } from './sitting.ts';
import { type Seated, seatsOf } from './table.ts';

/** Takes the first free seat of a table; the game starts when it was the last. */
export async function joinTable(house: House, id: string, person: string): Promise<Seated | Refused> {
  return house.storage.alone(`table:${id}`, async () => {
    const found = await findTable(house, id);
    if ('refused' in found) return found;
    const { table, game } = found;
    if (seatsOf(table, person).length > 0) return refusal('alreadySeated');
    const free = table.seats.findIndex((sitter) => sitter.kind === 'open');
    if (free < 0) return refusal('seatTaken');
    const seats = table.seats.with(free, { kind: 'person', id: person });
    const joined = startIfFull(game, { ...table, seats, moved: house.now() });
    if ('refused' in joined) return joined;
    await commitSeats(house, [person], id, true, [house.tables.put(id, joined), ...unsettle(house, id)]);
    return { table: joined, game };
  });
}
