import { about, isYou, type Language, nameOf, possessiveName, type Reader, say, type Text } from '@longtable/kit';
import { type Card, type CreatureCard, costOf } from '../rules/cards.ts';
import { dangerTo } from '../rules/danger.ts';
import { type Duel, type DuelSeat, type Fighter, otherSeat } from '../state.ts';
import { cardName, shownLife } from './names.ts';
import { ending } from './story.ts';
import { texts } from './texts.ts';

const TRAITS: readonly (readonly [keyof CreatureCard, Text])[] = [
  ['drain', texts.sentences.manaDrain],
  ['shield', texts.sentences.shield],
  ['speedy', texts.sentences.speedy],
];

/** Returns the board in sentences for screen readers: turn, danger, the reader's own side, the other side. */
export function sentences(duel: Duel, reader: Reader): readonly string[] {
  const { viewer } = reader;
  const first: DuelSeat = viewer === 1 ? 1 : 0;
  const danger = viewer === 'spectator' ? undefined : dangerSentence(duel, first, reader);
  return [
    duel.winner === null ? turnSentence(duel, reader) : ending(duel, reader),
    ...(danger === undefined ? [] : [danger]),
    ...sideSentences(duel, first, reader),
    ...sideSentences(duel, otherSeat(first), reader),
  ];
}

function turnSentence({ current, round }: Duel, reader: Reader): string {
  const [en, de] = [`Round ${round + 1}.`, `Runde ${round + 1}.`];
  return about(reader, current, texts.sentences.itsYourTurn({ en, de }), (name) =>
    texts.sentences.itsSTurn({ en, name, de }),
  );
}

function sideSentences(duel: Duel, seat: DuelSeat, reader: Reader): string[] {
  const { hand } = duel.sides[seat];
  const isOpen = isYou(reader, seat) || reader.open;
  return [
    playerSentence(duel, seat, reader),
    fieldSentence(duel, seat, reader),
    ...(isOpen ? [handSentence(hand, seat, reader)] : []),
  ];
}

function playerSentence(duel: Duel, seat: DuelSeat, reader: Reader): string {
  const { mana, hand, pile } = duel.sides[seat];
  const life = shownLife(duel.sides[seat].life);
  const [cards, rest] = [hand.length, pile.length];
  const held = texts.sentences.held({ cards });
  return about(reader, seat, texts.sentences.youHaveLifeManaInHandAndInThe({ life, mana, held, rest }), (name) =>
    texts.sentences.hasLifeManaInHandAndInThePile({ name, life, mana, held, rest }),
  );
}

function fieldSentence(duel: Duel, seat: DuelSeat, reader: Reader): string {
  const { language } = reader;
  const places = duel.sides[seat].field.flatMap((fighter, index) => (fighter ? [{ fighter, slot: index + 1 }] : []));
  const words = places.map(({ fighter, slot }) => `${slot} ${fighterWords(fighter, language)}`).join('; ');
  if (language === 'de') {
    const whose = isYou(reader, seat) ? 'Deine Kreaturen' : `${possessiveName(reader, seat)} Kreaturen`;
    return `${whose}: ${words || 'keine'}.`;
  }
  const whose = isYou(reader, seat) ? 'Your creatures' : `${possessiveName(reader, seat)} creatures`;
  return `${whose}: ${words || 'none'}.`;
}

function handSentence(hand: readonly Card[], seat: DuelSeat, reader: Reader): string {
  const { language } = reader;
  const cards = hand.map((card, index) => `${index + 1} ${cardWords(card, language)}`).join('; ');
  if (language === 'de')
    return `${isYou(reader, seat) ? 'Deine' : possessiveName(reader, seat)} Hand: ${cards || 'leer'}.`;
  return `${isYou(reader, seat) ? 'Your' : possessiveName(reader, seat)} hand: ${cards || 'empty'}.`;
}

function fighterWords({ card, life, awake, attacked }: Fighter, language: Language): string {
  const condition = awake ? (attacked ? [texts.sentences.attacked] : []) : [texts.sentences.asleep];
  return [creatureWords(card, life, language), ...condition.map((words) => say(words, language))].join(', ');
}

function cardWords(card: Card, language: Language): string {
  const cost = say(texts.sentences.costs({ cost: costOf(card) }), language);
  if (card.kind === 'creature') return `${creatureWords(card, card.life, language)}, ${cost}`;
  return `${cardName(card, language)}, ${say(texts.sentences.spell, language)}, ${cost}`;
}

function creatureWords(card: CreatureCard, life: number, language: Language): string {
  const values = say(texts.sentences.damageLife({ damage: card.damage, life }), language);
  const traits = TRAITS.filter(([trait]) => card[trait]).map(([, words]) => say(words, language));
  return [cardName(card, language), values, ...traits].join(', ');
}

/** Returns a warning of the opponent's maximum damage in the next turn, or undefined if there is none. */
export function dangerSentence(duel: Duel, seat: DuelSeat, reader: Reader): string | undefined {
  const damage = dangerTo(duel, seat);
  if (duel.winner !== null || damage === 0) return undefined;
  const { life } = duel.sides[seat];
  const name = nameOf(reader, otherSeat(seat));
  if (reader.language === 'de') {
    return damage < life
      ? `${name} kann dir im nächsten Zug ${damage} Schaden zufügen, dann hast du noch ${life - damage} Leben.`
      : `Gefahr: ${name} kann dir im nächsten Zug ${damage} Schaden zufügen, und du hast nur ${life} Leben.`;
  }
  return damage < life
    ? `${name} can hit you for ${damage} next turn, leaving you with ${life - damage} life.`
    : `Danger: ${name} can hit you for ${damage} next turn, and you only have ${life} life.`;
}
