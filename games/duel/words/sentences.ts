import { isYou, type Language, nameOf, otherName, type Reader, say } from '@longtable/kit';
import { type Card, type CreatureCard, costOf } from '../rules/cards.ts';
import { dangerTo } from '../rules/danger.ts';
import { type Duel, type DuelSeat, type Fighter, otherSeat } from '../state.ts';
import { cardName, shownLife } from './names.ts';
import { ending } from './story.ts';
import { texts } from './texts.ts';

export const TRAITS = ['drain', 'shield', 'speedy'] as const;

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

export function turnSentence({ current, round }: Duel, reader: Reader): string {
  return say(texts.sentences.turn({ round: round + 1, player: otherName(reader, current) }), reader.language);
}

function sideSentences(duel: Duel, seat: DuelSeat, reader: Reader): string[] {
  const { language } = reader;
  const { hand, field } = duel.sides[seat];
  const player = otherName(reader, seat);
  const creatures = field.flatMap((fighter, index) =>
    fighter ? [`${index + 1} ${fighterWords(fighter, language)}`] : [],
  );
  const cards = hand.map((card, index) => `${index + 1} ${cardWords(card, language)}`);
  const isOpen = isYou(reader, seat) || reader.open;
  const things = [
    texts.sentences.creatures({ player, creatures }),
    ...(isOpen ? [texts.sentences.hand({ player, cards })] : []),
  ];
  return [playerSentence(duel, seat, reader), ...things.map((text) => say(text, language))];
}

export function playerSentence(duel: Duel, seat: DuelSeat, reader: Reader): string {
  const { life, mana, hand, pile } = duel.sides[seat];
  const counts = { life: shownLife(life), mana, hand: hand.length, pile: pile.length };
  return say(texts.sentences.player({ player: otherName(reader, seat), ...counts }), reader.language);
}

export function fighterWords({ card, life, awake, attacked }: Fighter, language: Language): string {
  const condition = awake ? (attacked ? [texts.sentences.attacked] : []) : [texts.sentences.asleep];
  return [creatureWords(card, life, language), ...condition.map((words) => say(words, language))].join(', ');
}

export function cardWords(card: Card, language: Language): string {
  const cost = say(texts.board.costs({ cost: costOf(card) }), language);
  if (card.kind === 'creature') return `${creatureWords(card, card.life, language)}, ${cost}`;
  return `${cardName(card, language)}, ${say(texts.sentences.spell, language)}, ${cost}`;
}

function creatureWords(card: CreatureCard, life: number, language: Language): string {
  const traits = TRAITS.filter((trait) => card[trait]).map((trait) => texts.sentences[trait]);
  const parts = [texts.sentences.figures({ damage: card.damage, life }), ...traits];
  return [cardName(card, language), ...parts.map((part) => say(part, language))].join(', ');
}

/** Returns a warning of the opponent's maximum damage in the next turn, or undefined if there is none. */
export function dangerSentence(duel: Duel, seat: DuelSeat, reader: Reader): string | undefined {
  const damage = dangerTo(duel, seat);
  if (duel.winner !== null || damage === 0) return undefined;
  const { life } = duel.sides[seat];
  return say(texts.sentences.danger({ player: nameOf(reader, otherSeat(seat)), damage, life }), reader.language);
}
