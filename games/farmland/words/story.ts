import { isYou, otherName, type Reader, type Seat, say, type Text } from '@longtable/kit';
import type { StorySentence } from '@longtable/kit/story/lines';
import type { FarmlandEvent, Moved } from '../events.ts';
import { fieldName } from '../fields.ts';
import { rivalOf, type State, teamOf } from '../state.ts';
import { battle } from './battle.ts';
import { joinedSentence, placedSentence, trampledSentence } from './joining.ts';
import { isKnown, seenBy } from './names.ts';
import { texts } from './texts.ts';

/**
 * Returns the sentences of events. Consecutive plain moves share a sentence, as do the placing of an unknown unit and its
 * move. Equal sentences occur once.
 */
export function tell(events: readonly FarmlandEvent[], reader: Reader): readonly StorySentence<FarmlandEvent>[] {
  const told = new Map<string, readonly FarmlandEvent[]>();
  const heard = events.filter((event) => !isSilent(event));
  for (let at = 0; at < heard.length; at++) {
    const event = heard[at]!;
    const next = moveOfPlaced(event, heard[at + 1], reader);
    const alike = next
      ? [event, next]
      : runFrom(heard, at, isPlainMove(event) ? isPlainMove : (other) => other === event);
    const sentences = isPlainMove(event) ? [moves(alike as Moved[], reader)] : sentencesFor(event, reader, next);
    for (const text of sentences) if (!told.has(text)) told.set(text, alike);
    at += alike.length - 1;
    if (event.kind === 'discarded') at++;
  }
  return [...told].map(([text, alike]) => ({ text, of: alike[0]!, events: alike }));
}

/**
 * Whether an event has no sentence: the start of a computer's turn, a piece that stays, or the victory. The ending
 * reports the victory.
 */
function isSilent(event: FarmlandEvent): boolean {
  if (event.kind === 'moved') return event.from === event.to && !(event.piece.kind === 'unit' && event.piece.blocks);
  return event.kind === 'auto' || event.kind === 'won';
}

function isPlainMove(event: FarmlandEvent | undefined): event is Moved {
  return event?.kind === 'moved' && !event.met && event.from !== event.to;
}

/** Returns the next event if it moves the unit that the event before it placed, unless the reader knows the unit. */
function moveOfPlaced(event: FarmlandEvent, next: FarmlandEvent | undefined, reader: Reader): Moved | undefined {
  if (event.kind !== 'placed' || event.placings.length > 1 || !isPlainMove(next) || next.from !== event.field) return;
  return next.piece.kind === 'unit' && !isKnown(next.piece, reader) ? next : undefined;
}

function runFrom(
  events: readonly FarmlandEvent[],
  from: number,
  belongs: (event: FarmlandEvent) => boolean,
): readonly FarmlandEvent[] {
  const end = events.findIndex((event, at) => at >= from && !belongs(event));
  return events.slice(from, end < 0 ? undefined : end);
}

/** Returns a sentence about the plain moves of one team. */
function moves(moved: readonly Moved[], reader: Reader): string {
  const isHidden = ({ piece }: Moved) => piece.kind === 'unit' && !isKnown(piece, reader);
  const text = texts.story.moved({
    who: otherName(reader, moved[0]!.piece.team),
    pieces: moved
      .filter((move) => !isHidden(move))
      .map(({ piece, to }) => ({ card: piece.kind === 'unit' ? piece.card : undefined, to: fieldName(to) })),
    hidden: moved.filter(isHidden).map(({ from, to }) => ({ from: fieldName(from), to: fieldName(to) })),
  });
  return say(text, reader.language);
}

function sentencesFor(event: FarmlandEvent, reader: Reader, next?: Moved): readonly string[] {
  switch (event.kind) {
    case 'moved':
      return [event.met ? trampledSentence(event, event.met.standing, reader) : unblockSentence(event, reader)];
    case 'joined':
      return [joinedSentence(event, reader)];
    case 'attacked':
      return [battle(event, reader)];
    case 'placed':
    case 'heaped':
      return [placedSentence(event, reader, next)];
    default: {
      const text = textFor(event, reader);
      return text === undefined ? [] : [say(text, reader.language)];
    }
  }
}

function unblockSentence({ piece, to }: Moved, reader: Reader): string {
  if (piece.kind === 'king') return '';
  return say(texts.story.stopsBlocking({ unit: seenBy(reader, piece), field: fieldName(to) }), reader.language);
}

function textFor(event: FarmlandEvent, reader: Reader): Text | undefined {
  switch (event.kind) {
    case 'flipped': {
      const { card, team } = event.unit;
      return texts.story.flipped({ who: otherName(reader, team), card, field: fieldName(event.field) });
    }
    case 'blocked':
      return texts.story.blocks({ unit: seenBy(reader, event.unit), field: fieldName(event.field) });
    case 'discarded': {
      const card = isYou(reader, event.seat) || reader.open ? event.card : undefined;
      return texts.story.discarded({ who: otherName(reader, event.seat), card });
    }
    case 'turn':
      return texts.story.turnEnded({ who: otherName(reader, rivalOf(event.seat)) });
    default:
      return undefined;
  }
}

/** Returns the winner and the kind of victory. */
export function ending(state: State, reader: Reader): string {
  const winner = state.winner as Seat;
  const loser = rivalOf(winner);
  const by = teamOf(state, loser).lp === 0 ? 'damage' : 'deck';
  const text = texts.story.won({ winner: otherName(reader, winner), loser: otherName(reader, loser), by });
  return say(text, reader.language);
}
