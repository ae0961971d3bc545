import { type Reader, type Seat, say, type Text } from '@longtable/kit';
import { type Field, fieldName } from '../fields.ts';
import { boardIsFull, mustDiscard } from '../rules/turn.ts';
import { pieceOn, type State, teamOf } from '../state.ts';
import { dangerSentence } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { nextFieldToAct } from './acting.ts';
import { parsePartial } from './partials.ts';
import { placeableCards } from './placing.ts';

/**
 * Returns the question above a menu. At the start of a line, a warning of the largest danger is on a line before
 * it. For a seat that is not in turn, returns only the warning.
 */
export function ask(state: State, seat: Seat, partial: string, reader: Reader): string {
  const { language } = reader;
  if (seat !== state.turn) return dangerSentence(state, seat, reader) ?? '';
  const parsed = parsePartial(partial);
  switch (parsed?.kind) {
    case 'piece':
      return say(aboutPiece(state, parsed.field), language);
    case 'cards':
      return say(aboutCards(state, parsed.hand), language);
    case 'auto':
      return say(texts.ask.confirmAutoplay, language);
    default:
      return [dangerSentence(state, seat, reader), say(aboutTurn(state), language)].filter(Boolean).join('\n');
  }
}

function aboutPiece(state: State, field: Field): Text {
  const piece = pieceOn(state, field);
  const name = piece?.kind === 'unit' ? texts.units.asked({ card: piece.card }) : texts.units.king;
  return texts.ask.whereToMove({ field: fieldName(field), name });
}

function aboutCards(state: State, hand: readonly number[]): Text {
  const cards = hand.flatMap((at) => teamOf(state, state.turn).hand[at] ?? []);
  const names = cards.map((card) => texts.units.asked({ card }));
  return boardIsFull(state) ? texts.ask.uniteWith({ names }) : texts.ask.whereToPlace({ names });
}

/** Returns the question at the start of a line. Without a piece to move, it says if a full hand must lose a card. */
function aboutTurn(state: State): Text {
  const next = nextFieldToAct(state);
  if (next !== undefined) return aboutPiece(state, next);
  if (placeableCards(state).length === 0) return texts.ask.allMoved;
  return mustDiscard(state) ? texts.ask.placeOrDiscard : texts.ask.whichCard;
}
