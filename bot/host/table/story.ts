import type { GameEvent, Seat } from '../../../games/kit/game.ts';
import { continueStory } from '../../../games/kit/viewer-events.ts';
import type { Table } from '../../../storage/records/table.ts';
import { isParty } from './table.ts';

/** Who has moved: the seat, and the one that did before if that is known. */
interface Teller {
  readonly seats: Table['seats'];
  readonly seat: Seat;
  readonly before: Seat | undefined;
  /** Each hears of it at their own time. */
  readonly inPieces: boolean;
}

/** How many events are kept for the lines under the board; the newest stay. */
const MOST_EVENTS = 60;

/**
 * The lines under the board with what a seat has done: what a person sets off is told together with all that computers
 * answer, and those who wait or only watch are told the whole of a turn. A silent line leaves the last story standing.
 * Where each hears at their own time, the game says for whom a new story begins.
 */
export function tellOn(
  story: readonly GameEvent[],
  events: readonly GameEvent[],
  { seats, seat, before = seat, inPieces }: Teller,
): GameEvent[] {
  if (inPieces) return continueStory(story, events);
  if (events.length === 0) return [...story];
  const people = seats.filter(isParty).length;
  const answers = people > 0 && seats[seat]?.kind === 'computer';
  const goesOn = answers || (people !== 1 && seat === before);
  return [...(goesOn ? story : []), ...events].slice(-MOST_EVENTS);
}
