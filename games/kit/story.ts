import type { GameEvent, Viewer } from './game.ts';
import type { Reader } from './reader.ts';
import { say, type Text } from './text.ts';

/**
 * Importance of a line for its reader, from heaviest to lightest: harm to the reader, which a summary
 * marks, the reader's own losses and gains, those of the others, changes of the board, and routine such as the end of a turn.
 */
export const STORY_WEIGHTS = ['harm', 'own', 'others', 'board', 'routine'] as const;
/** Importance of a line for its reader. */
export type StoryWeight = (typeof STORY_WEIGHTS)[number];

/** Line of the story for a reader. */
export interface StoryLine {
  readonly text: string;
  /** Name of an icon. */
  readonly icon?: string | undefined;
  /** Default: `board`. */
  readonly weight?: StoryWeight;
  /** What the line is about, such as a player's life. A summary has only the last line of a topic. */
  readonly topic?: string | undefined;
  /** Text of this line and the earlier ones of its topic together, for a summary. Default: the text of this line. */
  readonly joined?: string | undefined;
  /** Heading of this line and the following ones in the log, which shows it instead of the text. */
  readonly heading?: string;
  /** Whether every summary has the line, even if it does not fit. */
  readonly isKept?: boolean;
  /** Effects of the line, which animations show. */
  readonly effects?: readonly Effect[];
}

/** Effect in a picture: actor, target and amount. Actor and target are names of places in the picture. */
export interface Effect {
  /** Absent if the cause is not in the picture. */
  readonly actor?: string | undefined;
  readonly target: string;
  /** Change of the target: negative for a loss, positive for a gain, 0 if the target parried. */
  readonly number?: number | undefined;
  /** Name of an icon to show if there is no number. */
  readonly icon?: string | undefined;
  /** Spot of the scene where it happens. The touched board lights it, too. */
  readonly spot?: string;
}

/** Sentence of the story with the event that it tells, for its icon and weight. */
export interface StorySentence<Event> {
  readonly text: string;
  readonly of: Event;
  /** All events that it tells, for their effects (default: `of`). */
  readonly events?: readonly Event[];
}

/** A game, as far as its story is concerned. */
interface StoryTeller<Event> {
  readonly presentation: { story(events: readonly Event[], reader: Reader): readonly (string | StoryLine)[] };
}

/** Returns the lines of the story of events for a reader. */
export function storyLines<Event>(
  { presentation }: StoryTeller<Event>,
  events: readonly Event[],
  reader: Reader,
): StoryLine[] {
  return presentation.story(events, reader).map((line) => (typeof line === 'string' ? { text: line } : line));
}

/** Returns the texts of the story of events for a reader. */
export function storyTexts<Event>(game: StoryTeller<Event>, events: readonly Event[], reader: Reader): string[] {
  return storyLines(game, events, reader).map(({ text }) => text);
}

/**
 * Returns the lines that matter most, in their order: lines of a topic joined, repeated lines once with their number,
 * routine only if there is nothing else, and of the rest those marked as kept and the heaviest that fit. The newest of
 * equal weight are kept.
 */
export function summarize(lines: readonly StoryLine[], fits: (lines: readonly StoryLine[]) => boolean): StoryLine[] {
  const joined = joinRepeats(joinTopics(lines));
  const news = joined.filter(({ weight }) => weight !== 'routine');
  const candidates = news.length > 0 ? news : joined;
  const kept = new Set<StoryLine>();
  for (const line of heaviestFirst(candidates)) {
    const most = line.weight === undefined ? 0 : (ALWAYS[line.weight] ?? 0);
    const isAlways = line.isKept === true || [...kept].filter(({ weight }) => weight === line.weight).length < most;
    kept.add(line);
    if (kept.size > 1 && !isAlways && !fits(candidates.filter((one) => kept.has(one)))) kept.delete(line);
  }
  return candidates.filter((line) => kept.has(line));
}

/** Number of lines of a weight that a summary has even if they do not fit. */
const ALWAYS: Partial<Record<StoryWeight, number>> = { harm: 4, own: 3, others: 3 };

/** Returns lines by weight, the newest of equal weight first. */
export function heaviestFirst(lines: readonly StoryLine[]): StoryLine[] {
  const rank = ({ weight = 'board' }: StoryLine) => STORY_WEIGHTS.indexOf(weight);
  return lines.toReversed().sort((one, two) => rank(one) - rank(two));
}

function joinTopics(lines: readonly StoryLine[]): StoryLine[] {
  const last = new Map(lines.map((line) => [line.topic ?? line, line]));
  return [...last.values()]
    .sort((one, two) => lines.indexOf(one) - lines.indexOf(two))
    .map((line) => (line.joined === undefined ? line : { ...line, text: line.joined }));
}

function joinRepeats(lines: readonly StoryLine[]): StoryLine[] {
  const texts = countRepeats(lines.map(({ text }) => text));
  const last = new Map(lines.map((line) => [line.text, line]));
  return lines
    .filter((line) => last.get(line.text) === line)
    .map((line) => ({ ...line, text: texts.get(line.text) ?? line.text }));
}

/** Returns each text once, with its count if there are several: “Cinder (×2)”. */
export function countRepeats(texts: readonly string[]): Map<string, string> {
  return new Map(
    [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => [
      text,
      length === 1 ? text : `${text} (×${length})`,
    ]),
  );
}

/** An event in a group that makes one sentence. */
export interface StoryContext<Event> {
  readonly events: readonly Event[];
  /** Index of the event. */
  readonly at: number;
  readonly reader: Reader;
}

/** Texts for events of one kind. */
export interface EventRow<Event, All> {
  /** Returns its sentence. An event without one belongs to the line before it. */
  text?(event: Event, context: StoryContext<All>): Text | undefined;
  readonly icon?: string | ((event: Event) => string | undefined);
  /** Default: `board`. */
  readonly weight?: StoryWeight | ((event: Event, context: StoryContext<All>) => StoryWeight);
  /** What it does in pictures. */
  effects?(event: Event): readonly Effect[];
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
    const lines: (StoryLine & { effects: Effect[] })[] = [];
    for (const [at, event] of events.entries()) {
      const { text, icon, weight, effects, topic } = table[event.kind as Event['kind']] as EventRow<Event, Event>;
      const context = { events, at, reader };
      const sentence = text?.(event, context);
      const hits = effects?.(event) ?? [];
      if (sentence === undefined) {
        lines.at(-1)?.effects.push(...hits);
        continue;
      }
      const about = topic?.(event, context);
      lines.push({
        text: say(sentence, reader.language),
        icon: typeof icon === 'function' ? icon(event) : icon,
        weight: typeof weight === 'function' ? weight(event, context) : (weight ?? 'board'),
        effects: [...hits],
        ...(about && { topic: about.topic, joined: about.joined && say(about.joined, reader.language) }),
      });
    }
    return lines;
  };
}

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

/** Whether an event carries a viewer's own events. */
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
