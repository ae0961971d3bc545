import { LINE_MAX, type Seat } from '../../../games/kit/game.ts';
import { rightSpelling } from '../../../games/kit/spelling.ts';
import type { Table } from '../../../storage/records/table.ts';
import { type Change, changeTable, type Foresee } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { withName } from '../table/names.ts';
import { seatOfToken } from '../table/program.ts';
import { onTurn, type Seated, seatsOf } from '../table/table.ts';
import { objectionToLine } from '../table/terms.ts';
import { afterStep } from './lesson.ts';
import { afterLine } from './line.ts';

/**
 * Who plays a line: a person (typing, or with a button of one of their seat's turns), the computer in a seat, which
 * has thought about one revision of the table, or a program.
 */
export type Mover =
  | {
      readonly person: string;
      /** How they are called at present. */
      readonly name?: string;
      readonly button?: { readonly seat: Seat; readonly turn: number };
    }
  | { readonly computer: Seat; readonly revision: number }
  /** A program, by the hash of what it comes back with, in one of its seat's turns. */
  | { readonly program: string; readonly turn: number };

/** The longest text that is read as a line at all; blanks too many are no mistake. */
export const TYPED_MAX = 2 * LINE_MAX;

/** Plays a line at a table. When this resolves to a table, the move is on disk. */
export async function playLine(
  house: House,
  id: string,
  mover: Mover,
  line: string,
  foresee?: Foresee,
): Promise<Seated | Refused> {
  return changeTable(house, id, (seated) => played(house, seated, mover, line), foresee);
}

function played(house: House, seated: Seated, mover: Mover, line: string): Change | Refused {
  const seat = seatToMove(seated, mover);
  if (typeof seat !== 'number') return seat;
  if ('computer' in mover) return line.length > LINE_MAX ? refusal('tooLong') : afterLine(house, seated, seat, line);
  if ('program' in mover) return afterPersonsLine(house, seated, seat, line, false);
  const table = withName(seated.table, mover.person, mover.name);
  return afterPersonsLine(house, { ...seated, table }, seat, line, !mover.button);
}

/** The table after a line of a person; one that was typed may be spelled in many ways. */
export function afterPersonsLine(
  house: House,
  seated: Seated,
  seat: Seat,
  line: string,
  isTyped: boolean,
): Change | Refused {
  if (line.length > TYPED_MAX) return refusal('tooLong');
  const spelled = isTyped ? rightSpelling(seated.game, seated.table.state, seat, line) : line;
  if (spelled.length > LINE_MAX) return refusal('tooLong');
  if (seated.table.lesson) return afterStep(house, seated, spelled);
  return objectionToLine(seated, spelled) ?? afterLine(house, seated, seat, spelled);
}

/** The seat in which this mover may act now, or why not, in the order in which a person can do something about it. */
export function seatToMove(seated: Seated, mover: Mover): Seat | Refused {
  const { table } = seated;
  if ('computer' in mover) return table.revision === mover.revision ? mover.computer : refusal('stale');
  if ('program' in mover) return programToMove(seated, mover);
  const { person, button } = mover;
  const mine = seatsOf(table, person);
  if (mine.length === 0) return refusal('notYourTable');
  const waits = objectionToMoving(table);
  if (waits) return waits;
  const seats = mine.filter((seat) => !button || seat === button.seat);
  if (button && seats.length > 0 && table.turns[button.seat] !== button.turn) return refusal('stale');
  return onTurn(seated).find((seat) => seats.includes(seat)) ?? refusal('notYourTurn');
}

function programToMove(seated: Seated, { program, turn }: Extract<Mover, { program: string }>): Seat | Refused {
  const { table } = seated;
  const seat = seatOfToken(table, program);
  if (seat === undefined) return refusal('notYourTable');
  const waits = objectionToMoving(table);
  if (waits) return waits;
  if (!onTurn(seated).includes(seat)) return refusal('notYourTurn');
  return table.turns[seat] === turn ? seat : refusal('stale');
}

function objectionToMoving({ status }: Table): Refused | undefined {
  if (status === 'over') return refusal('over');
  if (status === 'open') return refusal('notStarted');
  return status === 'paused' ? refusal('paused') : undefined;
}
