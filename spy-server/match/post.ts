import type { Player } from '../../games/spy/state.ts';
import type { Audience } from '../wire/state.ts';
import type { Body } from '../wire/words.ts';
import { SEATS, type Table } from './session.ts';

/** Tells one player something, if they can hear it. */
export function tell({ session, post }: Table, seat: Player, body: Body): void {
  const { lost, gone } = session.chairs[seat];
  if (!lost && !gone) post.send(seat, () => body);
}

/** Tells everybody the same. */
export function tellAll(table: Table, body: Body): void {
  showAll(table, () => body);
}

/** Tells everybody but one player. */
export function tellOthers(table: Table, seat: Player, body: Body): void {
  for (const other of SEATS) if (other !== seat) tell(table, other, body);
  table.post.send('spectators', () => body);
}

/** Shows everybody their own view of something. */
export function showAll({ session, post }: Table, make: (audience: Audience) => Body): void {
  for (const seat of SEATS) {
    const { lost, gone } = session.chairs[seat];
    if (!lost && !gone) post.send(seat, make);
  }
  post.send('spectators', make);
}
