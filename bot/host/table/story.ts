import type { GameEvent, Seat, Viewer } from '@longtable/kit';
import { continueStory, isViewerEvents } from '@longtable/kit/story/viewer-events';
import type { Table } from '../../../storage/records/table.ts';
import { isParty, type LoadedTable, levelAt } from './table.ts';
import { tellsInPieces } from './terms.ts';

/** The newest events of a table. */
export type Told = Table['events'];

/** Who has moved: the seat, and the one that did before if that is known. */
interface Teller {
  readonly seats: Table['seats'];
  readonly seat: Seat;
  readonly before: Seat | undefined;
  /** Each hears of it at their own time. */
  readonly inPieces: boolean;
  /** It belongs to the move before it; false for the first of several that one press plays. */
  readonly joined?: boolean | undefined;
  /** Others decide at the same time, so that it does not replace what was told before. */
  readonly isSealed?: boolean;
}

/** How many events are kept for the lines above the board; the newest stay. */
const MOST_EVENTS = 100;

/**
 * The story with what a seat has done, kept for as long as somebody has not acted since. The newest turn is what a person
 * set off together with all that computers answered, or the whole of a turn where others wait or only watch; a silent line
 * leaves it standing. Where each hears at their own time, the game says for whom a new story begins.
 */
export function tellOn(told: Told, news: readonly GameEvent[], teller: Teller): Told {
  const count = (other: Seat) => (told.sinceOwnTurn[other] ?? 0) + news.filter((event) => isFor(event, other)).length;
  const sinceOwnTurn = teller.seats.map((_, other) => (other === teller.seat ? 0 : count(other)));
  if (teller.inPieces) {
    const list = continueStory(told.list, news);
    return { list, newestTurn: list.length, sinceOwnTurn };
  }
  const isSilent = news.length === 0 && teller.joined !== false;
  const newestTurn = isSilent || goesOn(teller) ? told.newestTurn + news.length : news.length;
  const most = Math.min(MOST_EVENTS, Math.max(newestTurn, ...sinceOwnTurn));
  return { list: lastOf([...told.list, ...news], most), newestTurn, sinceOwnTurn };
}

function goesOn({ seats, seat, before = seat, joined, isSealed }: Teller): boolean {
  const people = seats.filter(isParty).length;
  const answers = people > 0 && levelAt(seats[seat]) !== undefined;
  return joined === true || isSealed === true || answers || (people !== 1 && seat === before);
}

function isFor(event: GameEvent, seat: Seat): boolean {
  return !isViewerEvents(event) || event.to === seat;
}

/** Returns the events of a game that has just been set up: all of them are the newest turn. */
export function firstEvents(events: readonly GameEvent[]): Told {
  return { list: [...events], newestTurn: events.length, sinceOwnTurn: [] };
}

function lastOf(events: readonly GameEvent[], count: number): GameEvent[] {
  return events.slice(Math.max(0, events.length - count));
}

/** The newest turn at a table, as everybody is told of it who does not wait to act again. */
export function newestTurn({ list, newestTurn }: Told): GameEvent[] {
  return lastOf(list, newestTurn);
}

/** What a viewer is told: what happened since their seat last acted, as long as there is something, else the newest turn. */
export function storyFor(loaded: LoadedTable, viewer: Viewer): { events: GameEvent[]; isSinceOwnTurn: boolean } {
  const { turns, events } = loaded.table;
  const own = viewer === 'spectator' ? 0 : (events.sinceOwnTurn[viewer] ?? 0);
  // While all decide at once, everybody reads on from what was revealed last.
  const count = turns.some(({ sealed }) => sealed) && own <= events.newestTurn ? 0 : own;
  // Whoever has not acted yet has no last turn.
  const isSinceOwnTurn = count > 0 && viewer !== 'spectator' && (turns[viewer]?.count ?? 0) > 0;
  const isPart = count > 0 && !tellsInPieces(loaded);
  return { events: isPart ? lastOf(events.list, count) : newestTurn(events), isSinceOwnTurn };
}
