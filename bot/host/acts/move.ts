import { LINE_MAX, type Seat } from '../../../games/kit/game.ts';
import type { Table } from '../../../storage/records/table.ts';
import { type Change, changeTable } from '../books/change.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import { tellsInPieces } from '../table/discretion.ts';
import { appendMove } from '../table/log.ts';
import { withName } from '../table/names.ts';
import { endNotices, turnNotices } from '../table/notices.ts';
import { tellOn } from '../table/story.ts';
import { onTurn, type Seated, seatsOf } from '../table/table.ts';
import { objectionToLine } from '../table/terms.ts';
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
export const TYPED_MAX = 2 * LINE_MAX;

/** Plays a line at a table. When this resolves to a table, the move is on disk. */
export async function playLine(house: House, id: string, mover: Mover, line: string): Promise<Seated | Refused> {
  return changeTable(house, id, (seated) => {
    const seat = seatToMove(seated, mover);
    if (typeof seat !== 'number') return seat;
    if ('computer' in mover) return line.length > LINE_MAX ? refusal('tooLong') : afterLine(house, seated, seat, line);
    const table = withName(seated.table, mover.person, mover.name);
    return afterPersonsLine(house, { ...seated, table }, seat, line, !mover.button);
  });
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
  return objectionToLine(seated, spelled) ?? afterLine(house, seated, seat, spelled);
}

/** The table after a line of a seat, with all that follows from it; a line that the game does not take is refused. */
export function afterLine(house: House, seated: Seated, seat: Seat, line: string): Change | Refused {
  const { table, game } = seated;
  const outcome = game.play(table.state, seat, line);
  if (outcome.refused) return outcome;
  const over = game.result(outcome.state) !== undefined;
  const { table: appended, writes } = appendMove(house, table, { seat, line, at: house.now() });
  const moved: Table = {
    ...appended,
    state: outcome.state,
    status: over ? 'over' : 'playing',
    ending: over ? { by: 'game' } : null,
    events: tellOn(table.events, outcome.events, {
      seats: table.seats,
      seat,
      before: table.tail.at(-1)?.seat,
      inPieces: tellsInPieces(seated),
    }),
    undoable: outcome.undoable ? table.undoable + 1 : 0,
    offer: null,
  };
  const notices = over ? endNotices(moved, seat) : turnNotices(seated, { table: moved, game }, seat);
  return { table: { ...moved, notices }, writes };
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
