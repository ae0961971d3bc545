import type { GameEvent, Seat, Viewer } from '@longtable/kit';
import { continueStory, isViewerEvents } from '@longtable/kit/story/viewer-events';
import type { Table } from '../../../storage/records/table.ts';
import { isParty, type LoadedTable, levelAt } from './table.ts';
import { tellsInPieces } from './terms.ts';

/** What a table keeps of what happened. */
export type Told = Pick<Table, 'events' | 'fresh'>;

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
export function tellOn(told: Told, news: readonly GameEvent[], teller: Teller): Required<Told> {
  const { turn, seats: unanswered } = freshAt(told);
  const count = (other: Seat) => (unanswered[other] ?? 0) + news.filter((event) => isFor(event, other)).length;
  const seats = teller.seats.map((_, other) => (other === teller.seat ? 0 : count(other)));
  if (teller.inPieces) {
    const story = continueStory(told.events, news);
    return { events: story, fresh: { turn: story.length, seats } };
  }
  const isSilent = news.length === 0 && teller.joined !== false;
  const fresh = { turn: isSilent || goesOn(teller) ? turn + news.length : news.length, seats };
  const most = Math.min(MOST_EVENTS, Math.max(fresh.turn, ...fresh.seats));
  return { events: lastOf([...told.events, ...news], most), fresh };
}

function goesOn({ seats, seat, before = seat, joined, isSealed }: Teller): boolean {
  const people = seats.filter(isParty).length;
  const answers = people > 0 && levelAt(seats[seat]) !== undefined;
  return joined === true || isSealed === true || answers || (people !== 1 && seat === before);
}

function isFor(event: GameEvent, seat: Seat): boolean {
  return !isViewerEvents(event) || event.to === seat;
}

/** At a table from before it was kept, all of the story is the newest turn. */
function freshAt({ events, fresh }: Told): NonNullable<Table['fresh']> {
  return fresh ?? { turn: events.length, seats: [] };
}

function lastOf(events: readonly GameEvent[], count: number): GameEvent[] {
  return events.slice(Math.max(0, events.length - count));
}

/** The newest turn at a table, as everybody is told of it who does not wait to act again. */
export function newestTurn(table: Told): GameEvent[] {
  return lastOf(table.events, freshAt(table).turn);
}

/** What a viewer is told: what happened since their seat last acted, as long as there is something, else the newest turn. */
export function storyFor(loaded: LoadedTable, viewer: Viewer): { events: GameEvent[]; isSinceOwnTurn: boolean } {
  const { table } = loaded;
  const { turn, seats } = freshAt(table);
  const own = viewer === 'spectator' ? 0 : (seats[viewer] ?? 0);
  // While all decide at once, everybody reads on from what was revealed last.
  const count = table.sealed?.length && own <= turn ? 0 : own;
  // Whoever has not acted yet has no last turn.
  const isSinceOwnTurn = count > 0 && viewer !== 'spectator' && (table.turns[viewer] ?? 0) > 0;
  const isPart = count > 0 && !tellsInPieces(loaded);
  return { events: isPart ? lastOf(table.events, count) : newestTurn(table), isSinceOwnTurn };
}
