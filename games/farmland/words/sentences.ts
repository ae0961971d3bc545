import { about, capital, isYou, nameOf, possessiveName, type Reader, type Seat, say, type Text } from '@longtable/kit';
import { fieldName } from '../fields.ts';
import { dangerToKing, dangerToUnits, type KingDanger, type UnitDanger } from '../rules/danger.ts';
import { kingField, rivalOf, type State, teamOf, unitFields, unitOn } from '../state.ts';
import { cardWords, isKnown, kingOf, shortName, unitOf } from './names.ts';
import { ending } from './story.ts';

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
  return about(reader, turn, { en: 'It’s your turn.', de: 'Du bist am Zug.' }, (name) => ({
    en: `It’s ${name}’s turn.`,
    de: `${name} ist am Zug.`,
  }));
}

function sideSentences(state: State, seat: Seat, reader: Reader): string[] {
  const { lp, deck, hand } = teamOf(state, seat);
  const held = hand.length;
  const cards = {
    en: deck.length === 1 ? '1 card' : `${deck.length} cards`,
    de: deck.length === 1 ? '1 Karte' : `${deck.length} Karten`,
  };
  const standing = about(
    reader,
    seat,
    {
      en: `You have ${lp} life points, ${cards.en} in your deck and ${held} in hand.`,
      de: `Du hast ${lp} Lebenspunkte, ${cards.de} im Deck und ${held} auf der Hand.`,
    },
    (name) => ({
      en: `${name} has ${lp} life points, ${cards.en} in the deck and ${held} in hand.`,
      de: `${name} hat ${lp} Lebenspunkte, ${cards.de} im Deck und ${held} auf der Hand.`,
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
      ? { en: 'A face-down unit is next to your King.', de: 'Neben deinem König steht eine verdeckte Einheit.' }
      : {
          en: `${hidden} face-down units are next to your King.`,
          de: `Neben deinem König stehen ${hidden} verdeckte Einheiten.`,
        };
  }
  const more =
    hidden > 0
      ? { en: ' A face-down unit is next to him, too.', de: ' Auch eine verdeckte Einheit steht neben ihm.' }
      : { en: '', de: '' };
  return points >= lp
    ? {
        en: `Danger: ${name} can hit your King for ${points} damage, and you only have ${lp} life points.`,
        de: `Gefahr: ${name} kann deinem König ${points} Schaden zufügen, und du hast nur ${lp} Lebenspunkte.`,
      }
    : {
        en: `${name} can hit your King for ${points} damage (you’d have ${lp - points} left).${more.en}`,
        de: `${name} kann deinem König ${points} Schaden zufügen (dir blieben ${lp - points}).${more.de}`,
      };
}

function toUnit(state: State, { from, on, points }: UnitDanger, { language }: Reader): Text {
  const attacker = shortName(unitOn(state, from)!.card, language);
  const [there, here] = [fieldName(from), fieldName(on)];
  const [en, de] = points > 0 ? [` for ${points} damage`, ` (${points} Schaden)`] : ['', ''];
  return {
    en: `${attacker} on ${there} can beat your unit on ${here}${en}.`,
    de: `${attacker} auf ${there} kann deine Einheit auf ${here} schlagen${de}.`,
  };
}
