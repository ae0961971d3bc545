import type { GameEvent, Viewer } from '../game.ts';
import type { Reader } from '../reader.ts';

/**
 * What one viewer is told now, in one piece, where a game lets each hear of things at their own time; `open` is what really
 * happened, for those from whom nothing is hidden any more.
 */
export interface ViewerEvents<Event extends GameEvent = GameEvent> extends GameEvent {
  readonly kind: 'telling';
  readonly to: Viewer | 'open';
  /** It is a new story and does not go on with the last. */
  readonly begins: boolean;
  readonly events: readonly Event[];
}

export function isViewerEvents(event: GameEvent): event is ViewerEvents {
  return event.kind === 'telling';
}

/** What a reader was told, in order: the whole of it once everything is open. */
export function eventsFor<Event extends GameEvent>(tellings: readonly ViewerEvents<Event>[], reader: Reader): Event[] {
  const own = reader.open ? 'open' : reader.viewer;
  return tellings.filter(({ to }) => to === own).flatMap(({ events }) => events);
}

/** A story that goes on: what begins anew for somebody takes the place of what they were told before. */
export function continueStory(story: readonly GameEvent[], news: readonly GameEvent[]): GameEvent[] {
  return news.reduce<GameEvent[]>(
    (told, event) => {
      const kept =
        isViewerEvents(event) && event.begins
          ? told.filter((old) => !isViewerEvents(old) || old.to !== event.to)
          : told;
      return [...kept, event];
    },
    [...story],
  );
}

/** A line of the game log and the event it tells of, whose icon stands before it. */
export interface StorySentence<Event> {
  readonly text: string;
  readonly of: Event;
}

/** The lines alone. */
export function textsOf(told: readonly StorySentence<unknown>[]): string[] {
  return told.map(({ text }) => text);
}
