import type { Seat } from '../../games/kit/game.ts';
import type { Notice, Table } from '../../storage/table.ts';
import { onTurn, type Seated } from './table.ts';

/** Who is to be told that it is their turn: persons who were not asked before, unless they brought it about themselves. */
export function turnNotices(before: Seated, after: Seated, mover: Seat | undefined): Notice[] {
  const asked = before.table.status === 'playing' ? onTurn(before) : [];
  const { seats, turns } = after.table;
  const mine = (seat: Seat) => mover !== undefined && samePerson(after.table, seat, mover);
  const told = onTurn(after).filter((seat) => seats[seat]?.kind === 'person' && !asked.includes(seat) && !mine(seat));
  if (told.length === 0) return after.table.notices;
  const nonce = `${after.table.id}.t${turns.reduce((sum, count) => sum + count, 0)}`;
  return [...after.table.notices, { nonce, about: 'turn', seats: told }];
}

function samePerson(table: Table, one: Seat, other: Seat): boolean {
  const [a, b] = [table.seats[one], table.seats[other]];
  return a?.kind === 'person' && b?.kind === 'person' && a.id === b.id;
}
