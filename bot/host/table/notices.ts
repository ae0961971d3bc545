import type { Seat } from '../../../games/kit/game.ts';
import type { Notice, Table } from '../../../storage/records/table.ts';
import { calledAnew, isDiscreet } from './discretion.ts';
import { isSamePerson, onTurn, personsAt, type Seated } from './table.ts';

/** Who is to be told that it is their turn: persons who were not asked before, unless they brought it about themselves. */
export function turnNotices(before: Seated, after: Seated, mover: Seat | undefined): Notice[] {
  const { table } = after;
  // Whoever plays alone, or against computers that answer at once, has the board before them.
  if (personsAt(table).length < 2) return table.notices;
  const told = isDiscreet(after) ? calledAnew(before, after) : newlyAsked(before, after, mover);
  return told.length === 0 ? table.notices : [...table.notices, newNotice(table, 'turn', told)];
}

function newlyAsked(before: Seated, after: Seated, mover: Seat | undefined): Seat[] {
  const { table } = after;
  const asked = onTurn(before);
  const mine = (seat: Seat) => mover !== undefined && isSamePerson(table, seat, mover);
  return onTurn(after).filter((seat) => table.seats[seat]?.kind === 'person' && !asked.includes(seat) && !mine(seat));
}

/** A notice of the change that is about to be made at a table; of a kind there is one about the same seats in a change. */
export function newNotice(table: Table, about: Notice['about'], seats: readonly Seat[]): Notice {
  return { nonce: `${table.id}.${table.revision}${about.slice(0, 2)}${seats[0]}`, about, seats: [...seats] };
}

/** The seats that a notice is still about when it is told: nobody is called who has acted meanwhile. */
export function seatsConcerned(seated: Seated, { about, seats }: Notice): Seat[] {
  const { offer, clock } = seated.table;
  if (about === 'offer') return seats.filter((seat) => offer && !offer.agreed.includes(seat));
  const { lapsed } = clock;
  const acting = onTurn(seated);
  if (isDiscreet(seated)) return acting.length > 0 && (lapsed.length > 0 || about !== 'timeout') ? [...seats] : [];
  return seats.filter((seat) => acting.includes(seat) && lapsed.includes(seat) === (about === 'timeout'));
}
