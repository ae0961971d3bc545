import type { GameEvent, Viewer } from '../game.ts';
import type { Reader } from '../reader.ts';

/**
 * Batch of events for one viewer, for games that show events to each player at different times. `open` is the full
 * record, for viewers who may see everything.
 */
export interface ViewerEvents<Event extends GameEvent = GameEvent> extends GameEvent {
  readonly kind: 'telling';
  readonly to: Viewer | 'open';
  /** Whether this batch starts a new story instead of continuing the last one. */
  readonly begins: boolean;
  readonly events: readonly Event[];
}

export function isViewerEvents(event: GameEvent): event is ViewerEvents {
  return event.kind === 'telling';
}

/** Returns the events of all batches for a reader, or the full record if the reader may see everything. */
export function eventsFor<Event extends GameEvent>(tellings: readonly ViewerEvents<Event>[], reader: Reader): Event[] {
  const own = reader.open ? 'open' : reader.viewer;
  return tellings.filter(({ to }) => to === own).flatMap(({ events }) => events);
}

/**
 * Appends events to a story. A batch with `begins` replaces the earlier batches of its viewer, except for the viewer whose
 * press goes on.
 */
export function continueStory(story: readonly GameEvent[], news: readonly GameEvent[], pressing?: Viewer): GameEvent[] {
  return news.reduce<GameEvent[]>(
    (told, event) => {
      const kept =
        isViewerEvents(event) && event.begins && event.to !== pressing
          ? told.filter((old) => !isViewerEvents(old) || old.to !== event.to)
          : told;
      return [...kept, event];
    },
    [...story],
  );
}
