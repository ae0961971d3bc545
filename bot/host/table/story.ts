import type { GameEvent, Seat } from '../../../games/kit/game.ts';
import type { Table } from '../../../storage/records/table.ts';
import { worthKeeping } from './table.ts';

/** Who has moved: the seat, and the one that did before if that is known. */
interface Teller {
  readonly seats: Table['seats'];
  readonly seat: Seat;
  readonly before: Seat | undefined;
  /** Whether it is the same seat that goes on is a secret. */
  readonly discreet: boolean;
}

/** How many events are kept for the lines under the board; the newest stay. */
const MOST_EVENTS = 60;

/**
 * The lines under the board with what a seat has done: what a person sets off is told together with all that computers
 * answer, and those who wait or only watch are told the whole of a turn. A silent line leaves the last story standing.
 * Where the seat is a secret the story never begins anew, since that would tell when it passes to another.
 */
export function tellOn(
  story: readonly GameEvent[],
  events: readonly GameEvent[],
  { seats, seat, before = seat, discreet }: Teller,
): GameEvent[] {
  const news = worthKeeping(events);
  if (news.length === 0) return [...story];
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const answers = people > 0 && seats[seat]?.kind === 'computer';
  const goesOn = discreet || answers || (people !== 1 && seat === before);
  return [...(goesOn ? story : []), ...news].slice(-MOST_EVENTS);
}
