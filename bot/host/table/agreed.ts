import type { Seat } from '../../../games/kit/game.ts';
import type { Offer, Table } from '../../../storage/records/table.ts';
import { seatsOf } from './table.ts';

/** The seats of other persons that have not agreed; computers go along with everything that may be offered to them. */
export function yetToAgree(table: Table, { seat, agreed }: Offer): Seat[] {
  const asking = table.seats[seat];
  const own = asking?.kind === 'person' ? seatsOf(table, asking.id) : [];
  return table.seats.flatMap(({ kind }, other) =>
    kind === 'person' && !own.includes(other) && !agreed.includes(other) ? [other] : [],
  );
}
