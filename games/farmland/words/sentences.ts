import { about, capital, isYou, nameOf, possessiveName, type Reader, type Seat, say, type Text } from '@longtable/kit';
import { fieldName } from '../fields.ts';
import { dangerToKing, dangerToUnits, type KingDanger, type UnitDanger } from '../rules/danger.ts';
import { kingField, rivalOf, type State, teamOf, unitFields, unitOn } from '../state.ts';
import { cardWords, isKnown, kingOf, shortName, unitOf } from './names.ts';
import { ending } from './story.ts';
import { texts } from './texts.ts';

/** Returns the board in sentences: turn, danger, the reader's own side, the other side. */
export function sentences(state: State, reader: Reader): string[] {
  const { viewer } = reader;
  const first = viewer === 1 ? 1 : 0;
  const danger = viewer === 'spectator' ? undefined : dangerSentence(state, first, reader);
  return [
    state.winner === null ? turnSentence(state, reader) : ending(state, reader),
    ...(danger === undefined ? [] : [danger]),
    ...[first, rivalOf(first)].flatMap((seat) => sideSentences(state, seat, reader)),
  ];
}

function turnSentence({ turn }: State, reader: Reader): string {
  return about(reader, turn, texts.sentences.itsYourTurn, (name) => texts.sentences.itsSTurn({ name }));
}

function sideSentences(state: State, seat: Seat, reader: Reader): string[] {
  const { lp, deck, hand } = teamOf(state, seat);
  const held = hand.length;
  const cards = texts.sentences.cards({ count: deck.length });
  const standing = about(reader, seat, texts.sentences.youHaveLifePointsInYourDeckAndIn({ lp, cards, held }), (name) =>
    texts.sentences.hasLifePointsInTheDeckAndInHand({ name, lp, cards, held }),
  );
  const king = `${fieldName(kingField(state, seat))}: ${capital(kingOf(reader, seat))}.`;
  const isOpen = isYou(reader, seat) || reader.open === true;
  return [standing, king, ...unitSentences(state, seat, reader), ...(isOpen ? cardSentences(state, seat, reader) : [])];
}

function unitSentences(state: State, seat: Seat, reader: Reader): string[] {
  return unitFields(state, seat).map((field) => {
    const unit = unitOn(state, field)!;
    const face = unit.up ? texts.sentences.faceUp : texts.sentences.faceDown;
    const block = unit.blocks ? texts.sentences.blocking : '';
    const name = capital(unitOf(reader, unit, { values: true }));
    const words = [isKnown(unit, reader) ? face : '', block].map((text) => say(text, reader.language));
    return `${fieldName(field)}: ${name}${words.join('')}.`;
  });
}

function cardSentences(state: State, seat: Seat, reader: Reader): string[] {
  const { language } = reader;
  const { hand } = teamOf(state, seat);
  if (hand.length === 0) return [];
  const held = hand.map((card, at) => `${at + 1} ${cardWords(card, language)}`).join(', ');
  if (language === 'de') return [`${isYou(reader, seat) ? 'Deine' : possessiveName(reader, seat)} Hand: ${held}.`];
  return [`${isYou(reader, seat) ? 'Your' : possessiveName(reader, seat)} hand: ${held}.`];
}

/** Returns the largest known danger on the other team's next turn, or undefined if there is none. */
export function dangerSentence(state: State, seat: Seat, reader: Reader): string | undefined {
  if (state.winner !== null || reader.open) return undefined;
  const king = dangerToKing(state, seat);
  if (king.points > 0 || king.hidden > 0)
    return say(toKing(king, teamOf(state, seat).lp, seat, reader), reader.language);
  const unit = dangerToUnits(state, seat);
  return unit && say(toUnit(state, unit, reader), reader.language);
}

function toKing({ points, hidden }: KingDanger, lp: number, seat: Seat, reader: Reader): Text {
  const name = nameOf(reader, rivalOf(seat));
  if (points === 0) {
    return hidden === 1
      ? texts.sentences.aFaceDownUnitIsNextToYourKing
      : texts.sentences.faceDownUnitsAreNextToYourKing({ hidden });
  }
  const more = hidden > 0 ? texts.sentences.aFaceDownUnitIsNextToHimToo : texts.sentences.text;
  return points >= lp
    ? texts.sentences.dangerCanHitYourKingForDamageAnd({ name, points, lp })
    : texts.sentences.canHitYourKingForDamageYoudHave({ name, points, value: lp - points, more });
}

function toUnit(state: State, { from, on, points }: UnitDanger, { language }: Reader): Text {
  const attacker = shortName(unitOn(state, from)!.card, language);
  const [there, here] = [fieldName(from), fieldName(on)];
  const [en, de] = points > 0 ? [` for ${points} damage`, ` (${points} Schaden)`] : ['', ''];
  return texts.sentences.onCanBeatYourUnitOn({ attacker, there, here, en, de });
}
