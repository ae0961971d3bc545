import { about, capital, eachLanguage, isYou, list, nameOf, type Reader, type Seat, say } from '@longtable/kit';
import { type StorySentence, textsOf } from '@longtable/kit/story/viewer-events';
import type { FarmlandEvent, Moved } from '../events.ts';
import { fieldName } from '../fields.ts';
import { rivalOf, type State, teamOf } from '../state.ts';
import { battle } from './battle.ts';
import { joinedSentence, placedSentence, trampledSentence } from './joining.ts';
import { cardAsObject, cardWords, isKnown, kingName, unitOf } from './names.ts';
import { texts as TEXTS } from './texts.ts';

export function story(events: readonly FarmlandEvent[], reader: Reader): readonly string[] {
  return textsOf(tell(events, reader));
}

/** Returns the sentences of events. Consecutive plain moves share a sentence, and equal sentences occur once. */
export function tell(events: readonly FarmlandEvent[], reader: Reader): readonly StorySentence<FarmlandEvent>[] {
  const eventByText = new Map<string, FarmlandEvent>();
  const heard = events.filter((event) => !isSilent(event));
  for (let at = 0; at < heard.length; at++) {
    const event = heard[at]!;
    const alike = runFrom(heard, at, isPlainMove(event) ? isPlainMove : (other) => other === event);
    const texts = isPlainMove(event) ? [moves(alike as Moved[], reader)] : sentencesFor(event, reader);
    for (const text of texts) if (!eventByText.has(text)) eventByText.set(text, event);
    at += alike.length - 1;
    if (event.kind === 'discarded') at++;
  }
  return [...eventByText].map(([text, of]) => ({ text, of }));
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

function runFrom(
  events: readonly FarmlandEvent[],
  from: number,
  belongs: (event: FarmlandEvent) => boolean,
): readonly FarmlandEvent[] {
  const end = events.findIndex((event, at) => at >= from && !belongs(event));
  return events.slice(from, end < 0 ? undefined : end);
}

/** Returns a sentence about the plain moves of one team. Moves of unknown units are joined. */
function moves(moved: readonly Moved[], reader: Reader): string {
  const { language } = reader;
  const isHidden = ({ piece }: Moved) => piece.kind === 'unit' && !isKnown(piece, reader);
  const parts = list(
    [
      ...moved.filter((move) => !isHidden(move)).map((move) => way(move, reader)),
      ...hiddenWays(moved.filter(isHidden), reader),
    ],
    language,
  );
  return about(reader, moved[0]!.piece.team, TEXTS.story.youMove({ parts }), (name) =>
    TEXTS.story.moves({ name, parts }),
  );
}

function way({ piece, to }: Moved, { language }: Reader): string {
  const king = TEXTS.story.king({ king: eachLanguage(kingName) });
  const name = piece.kind === 'king' ? say(king, language) : cardAsObject(piece.card, language);
  return say(TEXTS.story.to({ name, fieldName: fieldName(to) }), language);
}

function hiddenWays(moved: readonly Moved[], { language }: Reader): string[] {
  const [first, ...others] = moved.map(({ from, to }) => {
    const [start, end] = [fieldName(from), fieldName(to)];
    return say(TEXTS.story.toWithStart({ start, end }), language);
  });
  if (first === undefined) return [];
  return others.length === 0
    ? [say(TEXTS.story.aFaceDownUnitFrom({ first }), language)]
    : [say(TEXTS.story.faceDownUnitsFrom({ first }), language), ...others];
}

function sentencesFor(event: FarmlandEvent, reader: Reader): readonly string[] {
  const { language } = reader;
  switch (event.kind) {
    case 'moved': {
      if (event.met) return [trampledSentence(event, event.met.standing, reader)];
      const unit = event.piece.kind === 'unit' ? capital(unitOf(reader, event.piece)) : '';
      const where = fieldName(event.to);
      return [say(TEXTS.story.onStopsBlocking({ unit, where }), language)];
    }
    case 'joined':
      return [joinedSentence(event, reader)];
    case 'attacked':
      return [battle(event, reader)];
    case 'placed':
    case 'heaped':
      return [placedSentence(event, reader)];
    case 'flipped': {
      const where = fieldName(event.field);
      const name = cardWords(event.unit.card, language);
      return [
        about(reader, event.unit.team, TEXTS.story.youFlipOn({ name, where }), (who) =>
          TEXTS.story.flipsOn({ who, name, where }),
        ),
      ];
    }
    case 'blocked': {
      const unit = capital(unitOf(reader, event.unit));
      const where = fieldName(event.field);
      return [say(TEXTS.story.onBlocks({ unit, where }), language)];
    }
    case 'discarded':
      return [discardSentence(event, reader)];
    case 'turn':
      return [passSentence(rivalOf(event.seat), reader)];
    default:
      return [];
  }
}

function passSentence(seat: Seat, reader: Reader): string {
  return about(reader, seat, TEXTS.story.youEndYourTurn, (name) => TEXTS.story.endsTheirTurn({ name }));
}

function discardSentence({ seat, card }: FarmlandEvent & { readonly kind: 'discarded' }, reader: Reader): string {
  const name = isYou(reader, seat) || reader.open ? cardWords(card, reader.language) : undefined;
  return about(reader, seat, TEXTS.story.youDiscardAndEndYourTurn({ name }), (who) =>
    TEXTS.story.discardsAndEndsTheirTurn({ who, name }),
  );
}

/** Returns the winner and the kind of victory. */
export function ending(state: State, reader: Reader): string {
  const seat = state.winner as Seat;
  const loser = rivalOf(seat);
  const byPoints = teamOf(state, loser).lp === 0;
  const name = nameOf(reader, loser);
  const [who, verb, hat] = isYou(reader, loser) ? ['you', 'have', 'Du hast'] : [name, 'has', `${name} hat`];
  const kann = isYou(reader, loser) ? 'Du kannst' : `${name} kann`;
  const en = byPoints ? `${who} ${verb} no life points left.` : `${who} ${verb} no cards left to draw.`;
  const de = byPoints ? `${hat} keine Lebenspunkte mehr.` : `${kann} keine Karte mehr ziehen.`;
  return about(reader, seat, TEXTS.story.youWin({ en, de }), (winner) => TEXTS.story.wins({ winner, en, de }));
}
