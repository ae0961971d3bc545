import { list, type Reader, type Seat, say, type Text } from '@longtable/kit';
import { type Field, fieldName } from '../fields.ts';
import { boardIsFull } from '../rules/turn.ts';
import { type Piece, pieceOn, type State, teamOf } from '../state.ts';
import { kingName, shortName } from '../words/names.ts';
import { dangerSentence } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { nextFieldToAct } from './acting.ts';
import { parsePartial } from './partials.ts';
import { placeableCards } from './placing.ts';

/** Maximum length of a name so that the question fits one line on a phone. */
const NAME = 18;

/**
 * Returns the question above a menu. At the start of a line, a warning of the largest danger precedes it. For a seat
 * that is not in turn, returns only the warning.
 */
export function ask(state: State, seat: Seat, partial: string, reader: Reader): string {
  const { language } = reader;
  if (seat !== state.turn) return dangerSentence(state, seat, reader) ?? '';
  const parsed = parsePartial(partial);
  switch (parsed?.kind) {
    case 'piece':
      return aboutPiece(state, parsed.field, reader);
    case 'cards':
      return say(aboutCards(state, parsed.hand, reader), language);
    case 'auto':
      return say(texts.ask.theComputerPlaysYourWholeTurnAre, language);
    default:
      return [dangerSentence(state, seat, reader), aboutTurn(state, reader)].filter(Boolean).join(' ');
  }
}

function aboutPiece(state: State, field: Field, reader: Reader): string {
  const piece = pieceOn(state, field);
  return `${fieldName(field)} ${pieceWords(piece, reader)}: ${say(texts.ask.where, reader.language)}`;
}

function pieceWords(piece: Piece | undefined, { language }: Reader): string {
  if (!piece) return '';
  return piece.kind === 'king' ? kingName(language) : shortName(piece.card, language, NAME);
}

function aboutCards(state: State, hand: readonly number[], { language }: Reader): Text {
  const cards = hand.flatMap((at) => teamOf(state, state.turn).hand[at] ?? []);
  const names = list(
    cards.map((card) => shortName(card, language, NAME)),
    language,
  );
  if (boardIsFull(state)) return texts.ask.chooseAUnitToUniteWithYouAlready({ names });
  return texts.ask.namesAndWhere({ names, where: texts.ask.where });
}

function aboutTurn(state: State, reader: Reader): string {
  const next = nextFieldToAct(state);
  if (next !== undefined) return aboutPiece(state, next, reader);
  const question = placeableCards(state).length > 0 ? texts.ask.whichCardWillYouPlace : texts.ask.allUnitsHaveMoved;
  return say(question, reader.language);
}
