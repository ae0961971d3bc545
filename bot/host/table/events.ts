import type { GameEvent, Seat, Viewer } from '@longtable/kit';
import { continueStory, isViewerEvents } from '@longtable/kit/story';
import type { Table } from '../../../storage/records/table.ts';
import type { LoadedTable } from '../feature.ts';
import { hasSecretMoves, isNonComputer, levelAt, onTurn } from './table.ts';

export type TableEvents = Table['events'];

/** A move whose events are appended to the story. `before` is the seat of the previous move, if known. */
interface StoryMove {
  readonly seats: Table['seats'];
  readonly seat: Seat;
  readonly before: Seat | undefined;
  /** Whether viewers receive events at different times. */
  readonly hasSecretMoves: boolean;
  /** Whether the move belongs to the same press as the previous one. False for the first of several. */
  readonly joined?: boolean | undefined;
  /** Whether seats decide simultaneously. Then the previous events are kept. */
  readonly isSealed?: boolean;
}

/** Maximum number of events kept for the story above the board. */
export const MAX_EVENTS = 100;

/**
 * Appends a move's events to the story and counts for each seat the events since its last move. The newest turn spans a person's move and the
 * computers' replies, or consecutive moves of one seat. Moves without events do not start a new turn. If viewers receive events at different times,
 * a batch of events starts the story of a viewer again if the game asks for it. For the seat that moves, only the first batch of a press can.
 */
export function appendStory(before: TableEvents, added: readonly GameEvent[], move: StoryMove): TableEvents {
  const count = (seat: Seat) => (before.sinceOwnTurn[seat] ?? 0) + added.filter((event) => isFor(event, seat)).length;
  const sinceOwnTurn = move.seats.map((_, seat) => (seat === move.seat ? eventsOfNextTurn(added) : count(seat)));
  const unseenBefore = before.unseenBefore?.map((number, seat) => (seat === move.seat ? 0 : number));
  if (move.hasSecretMoves) {
    const isOwn = (event: GameEvent) => isViewerEvents(event) && event.to === move.seat;
    const startsAgain =
      move.joined !== true && added.some((event) => isViewerEvents(event) && isOwn(event) && event.begins);
    const kept = startsAgain ? before.list.filter((event) => !isOwn(event)) : before.list;
    const list = continueStory(kept, added, move.seat);
    const { length } = list;
    return { list, newestTurn: length, newestPress: length, sinceOwnTurn, ...(unseenBefore && { unseenBefore }) };
  }
  const isSilent = added.length === 0 && move.joined !== false;
  const newestTurn = isSilent || goesOn(move) ? before.newestTurn + added.length : added.length;
  const newestPress = move.joined === true ? before.newestPress + added.length : added.length;
  const unseen = sinceOwnTurn.map((number, seat) => number + (unseenBefore?.[seat] ?? 0));
  const most = Math.min(MAX_EVENTS, Math.max(newestTurn, ...unseen));
  const list = lastOf([...before.list, ...added], most);
  return { list, newestTurn, newestPress, sinceOwnTurn, ...(unseenBefore && { unseenBefore }) };
}

/** Returns the number of events after the last start of a turn. They are news to the seat that ended its own. */
function eventsOfNextTurn(added: readonly GameEvent[]): number {
  const start = added.findLastIndex(({ kind }) => kind === 'turn');
  return start < 0 ? 0 : added.length - 1 - start;
}

function goesOn({ seats, seat, before = seat, joined, isSealed }: StoryMove): boolean {
  const people = seats.filter(isNonComputer).length;
  const answers = people > 0 && levelAt(seats[seat]) !== undefined;
  return joined === true || isSealed === true || answers || (people !== 1 && seat === before);
}

function isFor(event: GameEvent, seat: Seat): boolean {
  return !isViewerEvents(event) || event.to === seat;
}

/** Returns the story of a game that was just set up, with all events as the newest turn. */
export function firstEvents(events: readonly GameEvent[]): TableEvents {
  return { list: [...events], newestTurn: events.length, newestPress: events.length, sinceOwnTurn: [] };
}

export function lastOf(events: readonly GameEvent[], count: number): GameEvent[] {
  return events.slice(Math.max(0, events.length - count));
}

export function newestTurn({ list, newestTurn }: TableEvents): GameEvent[] {
  return lastOf(list, newestTurn);
}

/**
 * Returns the events since the viewer's seat last acted itself. If there are none, returns those of the viewer's last press
 * during their turn, else the newest turn. With secret moves, always returns the newest turn, with what the viewer saw while waiting for a person as `seen`.
 */
export function storyFor(
  loaded: LoadedTable,
  viewer: Viewer,
): { events: GameEvent[]; isSinceOwnTurn: boolean; isOwnTurn: boolean; seen?: GameEvent[] } {
  const { turns, events } = loaded.table;
  const all = newestTurn(events);
  if (viewer === 'spectator') return { events: all, isSinceOwnTurn: false, isOwnTurn: false };
  const own = (events.sinceOwnTurn[viewer] ?? 0) + (events.unseenBefore?.[viewer] ?? 0);
  // While seats decide simultaneously, the last revealed events are shown.
  const isSealed = turns.some(({ sealed }) => sealed) && own <= events.newestTurn;
  // The viewer's own press ends with the first events of the next turn.
  const isOwnPress = own === 0 || (!hasSecretMoves(loaded) && own < events.newestPress);
  const count = isSealed || isOwnPress ? 0 : own;
  // Seats that have not moved yet have no last turn.
  const hasMoved = (turns[viewer]?.count ?? 0) > 0;
  const isSinceOwnTurn = count > 0 && hasMoved;
  const isOwnTurn = isOwnPress && hasMoved;
  if (hasSecretMoves(loaded) && isSinceOwnTurn && loaded.table.seats.filter(isNonComputer).length > 1) {
    const own = all.filter((event) => isViewerEvents(event) && event.to === viewer);
    return { events: lastOf(own, count), seen: own.slice(0, -count), isSinceOwnTurn, isOwnTurn };
  }
  if (hasSecretMoves(loaded) || isSealed) return { events: all, isSinceOwnTurn, isOwnTurn };
  const part = count > 0 ? count : hasMoved && onTurn(loaded).includes(viewer) ? events.newestPress : 0;
  return { events: part > 0 ? lastOf(events.list, part) : all, isSinceOwnTurn, isOwnTurn };
}
