import {
  inSentence,
  isYou,
  nameOf,
  otherName,
  overSentence,
  type Reader,
  type Seat,
  say,
  type Text,
} from '@longtable/kit';
import { type Field, fieldName } from '../fields.ts';
import { dangerToKing, dangerToUnits, type KingDanger, type UnitDanger } from '../rules/duel.ts';
import { kingField, pieceOn, rivalOf, type State, teamOf, unitFields, unitOn } from '../state.ts';
import { ending } from '../story.ts';
import { isKnown, seenBy } from './names.ts';
import { texts } from './texts.ts';

/** Returns the board in sentences: turn, danger, the reader's own side, the other side. */
export function sentences(state: State, reader: Reader): string[] {
  const { viewer, language } = reader;
  const first = viewer === 1 ? 1 : 0;
  const danger = viewer === 'spectator' ? undefined : dangerSentence(state, first, reader);
  return [
    turnSentence(state, reader),
    ...(danger === undefined ? [] : [danger]),
    ...[first, rivalOf(first)].flatMap((seat) => side(state, seat, reader).map((text) => say(text, language))),
  ];
}

/** Returns whose turn it is, or how the game has ended. */
export function turnSentence(state: State, reader: Reader): string {
  if (state.winner !== null) return ending(state, reader);
  return overSentence(reader) ?? say(texts.sentences.turn({ who: otherName(reader, state.turn) }), reader.language);
}

function side(state: State, seat: Seat, reader: Reader): Text[] {
  const { hand } = teamOf(state, seat);
  return [
    aboutPlayer(state, seat, reader),
    ...[kingField(state, seat), ...unitFields(state, seat)].map((field) => aboutPiece(state, field, reader)),
    ...(isOpen(seat, reader) && hand.length > 0
      ? [texts.sentences.hand({ owner: otherName(reader, seat), cards: hand })]
      : []),
  ];
}

/** Whether a reader sees the cards in a player's hand. */
export function isOpen(seat: Seat, reader: Reader): boolean {
  return isYou(reader, seat) || reader.open === true;
}

/** Returns a sentence about a player's life and cards. */
export function aboutPlayer(state: State, seat: Seat, reader: Reader): Text {
  const { lp, deck, hand } = teamOf(state, seat);
  return texts.sentences.side({ who: otherName(reader, seat), life: lp, deck: deck.length, hand: hand.length });
}

/** Returns a sentence about the piece on a field, as far as a reader knows it. */
export function aboutPiece(state: State, on: Field, reader: Reader): Text {
  const [piece, field] = [pieceOn(state, on)!, fieldName(on)];
  if (piece.kind === 'king') return texts.sentences.king({ owner: otherName(reader, piece.team), field });
  const face = isKnown(piece, reader) ? (piece.up ? 'up' : 'down') : undefined;
  return texts.sentences.unit({ unit: seenBy(reader, piece), field, face, blocks: piece.blocks });
}

/** Returns the largest known danger on the other team's next turn, or undefined if there is none. */
export function dangerSentence(state: State, seat: Seat, reader: Reader): string | undefined {
  if (state.winner !== null || reader.open) return undefined;
  const king = dangerToKing(state, seat);
  if (king.points > 0 || king.hidden > 0)
    return say(
      toKing(king, teamOf(state, seat).lp, inSentence(nameOf(reader, rivalOf(seat)), reader.language)),
      reader.language,
    );
  const unit = dangerToUnits(state, seat);
  return unit && say(toUnit(state, unit), reader.language);
}

function toKing({ points, hidden }: KingDanger, life: number, who: string): Text {
  if (points === 0) return texts.danger.hiddenNextToKing({ count: hidden });
  return points >= life
    ? texts.danger.deadly({ who, points, life })
    : texts.danger.toKing({ who, points, left: life - points, hidden: hidden > 0 });
}

function toUnit(state: State, { from, on, points }: UnitDanger): Text {
  const attacker = unitOn(state, from)!.card;
  return texts.danger.toUnit({ attacker, from: fieldName(from), on: fieldName(on), points });
}
