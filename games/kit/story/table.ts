import type { GameEvent } from '../game/required.ts';
import type { Reader } from '../reader.ts';
import { say, type Text } from '../text.ts';
import type { Blow, StoryLine, StoryWeight } from './lines.ts';

/** An event among those that are told together. */
export interface StoryContext<Event> {
  readonly events: readonly Event[];
  /** Index of the event. */
  readonly at: number;
  readonly reader: Reader;
}

/** How events of one kind are told. */
export interface EventRow<Event, All> {
  /** Returns its sentence. An event without one belongs to the line before it. */
  text?(event: Event, context: StoryContext<All>): Text | undefined;
  readonly icon?: string | ((event: Event) => string | undefined);
  /** Default: `board`. */
  readonly weight?: StoryWeight | ((event: Event, context: StoryContext<All>) => StoryWeight);
  /** What it does in pictures. */
  blows?(event: Event): readonly Blow[];
  /** Returns its topic, and a text for all lines of the topic so far (`StoryLine.joined`). */
  topic?(
    event: Event,
    context: StoryContext<All>,
  ): { readonly topic: string; readonly joined?: Text | undefined } | undefined;
}

/** Table of a game's events: one row per kind. */
export type EventTable<Event extends GameEvent> = {
  readonly [Kind in Event['kind']]: EventRow<Extract<Event, { readonly kind: Kind }>, Event>;
};

/** Returns the function `story` of a game with these events. */
export function storyBy<Event extends GameEvent>(
  table: EventTable<Event>,
): (events: readonly Event[], reader: Reader) => readonly StoryLine[] {
  return (events, reader) => {
    const lines: (StoryLine & { blows: Blow[] })[] = [];
    for (const [at, event] of events.entries()) {
      const { text, icon, weight, blows, topic } = table[event.kind as Event['kind']] as EventRow<Event, Event>;
      const context = { events, at, reader };
      const sentence = text?.(event, context);
      const hits = blows?.(event) ?? [];
      if (sentence === undefined) {
        lines.at(-1)?.blows.push(...hits);
        continue;
      }
      const about = topic?.(event, context);
      lines.push({
        text: say(sentence, reader.language),
        icon: typeof icon === 'function' ? icon(event) : icon,
        weight: typeof weight === 'function' ? weight(event, context) : (weight ?? 'board'),
        blows: [...hits],
        ...(about && { topic: about.topic, joined: about.joined && say(about.joined, reader.language) }),
      });
    }
    return lines;
  };
}
