import { nameOf, otherName, type Reader, say, type Text } from '@longtable/kit';
import type { Moved, Placed, Placing } from '../events.ts';
import { fieldName } from '../fields.ts';
import type { Card, Unit } from '../state.ts';
import { isKnown, seenBy } from './names.ts';
import { texts } from './texts.ts';

export function trampledSentence({ piece, to }: Moved, standing: Unit, reader: Reader): string {
  const [owner, lost] = [otherName(reader, piece.team), seenBy(reader, standing)];
  return say(texts.joining.trampled({ owner, lost, field: fieldName(to) }), reader.language);
}

export function joinedSentence({ piece, to, met }: Moved, reader: Reader): string {
  if (piece.kind === 'king' || !met) return '';
  const field = fieldName(to);
  const [moved, lost] = [seenBy(reader, piece), seenBy(reader, met.standing)];
  if (!met.union) return say(texts.joining.cantUnite({ moved, lost, field }), reader.language);
  const isOpen = isKnown(piece, reader) && isKnown(met.standing, reader);
  const result = isOpen ? met.union : undefined;
  return say(texts.joining.united({ who: otherName(reader, piece.team), field, result }), reader.language);
}

/**
 * Returns a sentence about placed cards, and the next move of an unknown one. Only their owner and readers who may see
 * everything read the names.
 */
export function placedSentence({ seat, field, placings }: Placed, reader: Reader, next?: Moved): string {
  const who = otherName(reader, seat);
  if (who !== undefined && next)
    return say(texts.joining.placedAndMoved({ who, field: fieldName(field), to: fieldName(next.to) }), reader.language);
  if (who !== undefined && !reader.open)
    return say(placedFaceDown(nameOf(reader, seat), fieldName(field), placings), reader.language);
  const text = texts.joining.placed({
    who,
    cards: placings.map(({ card }) => card),
    field: fieldName(field),
    result: placings.at(-1)?.met?.union,
    lost: placings.flatMap(lostCards),
  });
  return say(text, reader.language);
}

function lostCards({ card, met, lost }: Placing): Card[] {
  if (lost) return [card];
  return met && !met.union ? [met.standing.card] : [];
}

function placedFaceDown(who: string, field: string, placings: readonly Placing[]): Text {
  const [only, ...others] = placings;
  if (only && others.length === 0) return placedOne(who, field, only);
  return texts.joining.placedSeveral({
    who,
    count: placings.length,
    field,
    unites: placings.some(({ met }) => met?.union),
    lost: placings.flatMap(lostCards).length,
  });
}

function placedOne(who: string, field: string, { met, lost }: Placing): Text {
  if (met)
    return met.union ? texts.joining.placedAndUnited({ who, field }) : texts.joining.placedInsteadOf({ who, field });
  return lost ? texts.joining.placedSixth({ who, field }) : texts.joining.placedFaceDown({ who, field });
}
