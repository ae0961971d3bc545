import type { Seat } from '../../kit/game.ts';
import { capital } from '../../kit/possessive.ts';
import { about, isYou, ownedBy, type Reader } from '../../kit/reader.ts';
import { say } from '../../kit/text.ts';
import { fieldName } from '../fields.ts';
import { kingField, rivalOf, type State, teamOf, unitFields, unitOn } from '../state.ts';
import { dangerSentence } from './danger.ts';
import { ending } from './ending.ts';
import { cardWords, isKnown, kingOf, unitOf } from './names.ts';

/** What a reader can see, in sentences: whose turn it is, the danger, their own side, the other side. */
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
  return about(reader, turn, { en: 'It’s your turn.', de: 'Du bist am Zug.' }, (name) => ({
    en: `It’s ${name}’s turn.`,
    de: `${name} ist am Zug.`,
  }));
}

function sideSentences(state: State, seat: Seat, reader: Reader): string[] {
  const { lp, deck, hand } = teamOf(state, seat);
  const [cards, held] = [deck.length, hand.length];
  const standing = about(
    reader,
    seat,
    {
      en: `You have ${lp} life points, ${cards} cards in your deck and ${held} in hand.`,
      de: `Du hast ${lp} Lebenspunkte, ${cards} Karten im Deck und ${held} auf der Hand.`,
    },
    (name) => ({
      en: `${name} has ${lp} life points, ${cards} cards in the deck and ${held} in hand.`,
      de: `${name} hat ${lp} Lebenspunkte, ${cards} Karten im Deck und ${held} auf der Hand.`,
    }),
  );
  const king = `${fieldName(kingField(state, seat))}: ${capital(kingOf(reader, seat))}.`;
  const isOpen = isYou(reader, seat) || reader.open === true;
  return [standing, king, ...unitSentences(state, seat, reader), ...(isOpen ? cardSentences(state, seat, reader) : [])];
}

function unitSentences(state: State, seat: Seat, reader: Reader): string[] {
  return unitFields(state, seat).map((field) => {
    const unit = unitOn(state, field)!;
    const face = unit.up ? { en: ', face up', de: ', aufgedeckt' } : { en: ', face down', de: ', verdeckt' };
    const block = unit.blocks ? { en: ', blocking', de: ', blockiert' } : '';
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
  if (language === 'de') return [`${isYou(reader, seat) ? 'Deine' : ownedBy(reader, seat)} Hand: ${held}.`];
  return [`${isYou(reader, seat) ? 'Your' : ownedBy(reader, seat)} hand: ${held}.`];
}
