import { LINE_MAX, type Seat } from '../../../games/kit/game.ts';
import { changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { withName } from '../table/names.ts';
import { onTurn, type Seated, seatsOf } from '../table/table.ts';
import { objectionToLine } from '../table/terms.ts';
import { afterStep } from './lesson.ts';
import { afterLine } from './line.ts';
import { rightSpelling } from './spelling.ts';

/**
 * Who plays a line: a person (typing, or with a button of one of their seat's turns), or the computer in a seat, which
 * has thought about one revision of the table.
 */
export type Mover =
  | {
      readonly person: string;
      /** How they are called at present. */
      readonly name?: string;
      readonly button?: { readonly seat: Seat; readonly turn: number };
    }
  | { readonly computer: Seat; readonly revision: number };

/** The longest text that is read as a line at all; blanks too many are no mistake. */
const TYPED_MAX = 2 * LINE_MAX;

/** Plays a line at a table. When this resolves to a table, the move is on disk. */
export async function playLine(house: House, id: string, mover: Mover, line: string): Promise<Seated | Refused> {
  return changeTable(house, id, (seated) => {
    const seat = seatToMove(seated, mover);
    if (typeof seat !== 'number') return seat;
    if (line.length > TYPED_MAX) return refusal('tooLong');
    const { game } = seated;
    const table = 'person' in mover ? withName(seated.table, mover.person, mover.name) : seated.table;
    const isTyped = 'person' in mover && !mover.button;
    const spelled = isTyped ? rightSpelling(game, table.state, seat, line) : line;
    if (spelled.length > LINE_MAX) return refusal('tooLong');
    const aided = 'person' in mover ? objectionToLine({ table, game }, spelled) : undefined;
    if (aided) return aided;
    return table.lesson ? afterStep(house, { table, game }, spelled) : afterLine(house, { table, game }, seat, spelled);
  });
}

/** The seat in which this mover may act now, or why not, in the order in which a person can do something about it. */
export function seatToMove(seated: Seated, mover: Mover): Seat | Refused {
  const { table } = seated;
  if ('computer' in mover) return table.revision === mover.revision ? mover.computer : refusal('stale');
  const { person, button } = mover;
  const mine = seatsOf(table, person);
  if (mine.length === 0) return refusal('notYourTable');
  if (table.status === 'over') return refusal('over');
  if (table.status === 'open') return refusal('notStarted');
  if (table.status === 'paused') return refusal('paused');
  const seats = mine.filter((seat) => !button || seat === button.seat);
  if (button && seats.length > 0 && table.turns[button.seat] !== button.turn) return refusal('stale');
  return onTurn(seated).find((seat) => seats.includes(seat)) ?? refusal('notYourTurn');
}
