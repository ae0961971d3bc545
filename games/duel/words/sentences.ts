import type { Viewer } from '../../kit/game.ts';
import type { Language, Text } from '../../kit/text.ts';
import { type Card, type CreatureCard, costOf } from '../rules/cards.ts';
import type { Duel, DuelSeat, Fighter } from '../state.ts';

type Words = { readonly en: string; readonly de: string };

const TRAITS: readonly [keyof CreatureCard, Words][] = [
  ['drain', { en: 'mana drain', de: 'Mana-Entzug' }],
  ['shield', { en: 'shield', de: 'Schild' }],
  ['speedy', { en: 'speedy', de: 'flink' }],
];
const ASLEEP: Words = { en: 'asleep', de: 'schläft' };
const ATTACKED: Words = { en: 'has attacked', de: 'hat angegriffen' };

/** The board in sentences, with no more than the viewer may know. */
export function sentences(duel: Duel, viewer: Viewer): readonly Text[] {
  const mover = duel.current + 1;
  const hand = viewer === 0 || viewer === 1 ? [handSentence(duel.sides[viewer].hand)] : [];
  const round = { en: `Round ${duel.round}.`, de: `Runde ${duel.round}.` };
  return [
    duel.winner === null
      ? { en: `${round.en} It is Player ${mover}'s turn.`, de: `${round.de} Spieler ${mover} ist am Zug.` }
      : round,
    ...([0, 1] as const).flatMap((seat) => [playerSentence(duel, seat), fieldSentence(duel, seat)]),
    ...hand,
  ];
}

function playerSentence(duel: Duel, seat: DuelSeat): Text {
  const { life, mana, hand, pile } = duel.sides[seat];
  const [number, cards, rest] = [seat + 1, hand.length, pile.length];
  return {
    en: `Player ${number}: ${life} life, ${mana} mana, cards in hand: ${cards}, in the pile: ${rest}.`,
    de: `Spieler ${number}: ${life} Leben, ${mana} Mana, Karten auf der Hand: ${cards}, im Stapel: ${rest}.`,
  };
}

function fieldSentence(duel: Duel, seat: DuelSeat): Text {
  const places = duel.sides[seat].field.flatMap((fighter, index) => (fighter ? [{ fighter, slot: index + 1 }] : []));
  const list = (language: Language, word: string) =>
    places.map(({ fighter, slot }) => `${word} ${slot} ${fighterWords(fighter, language)}`).join('; ');
  return {
    en: `Field of Player ${seat + 1}: ${list('en', 'slot') || 'empty'}.`,
    de: `Feld von Spieler ${seat + 1}: ${list('de', 'Platz') || 'leer'}.`,
  };
}

function handSentence(hand: readonly Card[]): Text {
  const list = (language: Language) =>
    hand.map((card, index) => `${index + 1} ${cardWords(card, language)}`).join('; ');
  return { en: `Your hand: ${list('en') || 'empty'}.`, de: `Deine Hand: ${list('de') || 'leer'}.` };
}

function fighterWords({ card, life, awake, attacked }: Fighter, language: Language): string {
  const condition = awake ? (attacked ? [ATTACKED] : []) : [ASLEEP];
  return [creatureWords(card, life, language), ...condition.map((words) => words[language])].join(', ');
}

function cardWords(card: Card, language: Language): string {
  const cost = { en: `cost ${costOf(card)}`, de: `Kosten ${costOf(card)}` }[language];
  if (card.kind === 'creature') return `${creatureWords(card, card.life, language)}, ${cost}`;
  return `${card.name}, ${{ en: 'spell', de: 'Zauber' }[language]}, ${cost}`;
}

function creatureWords(card: CreatureCard, life: number, language: Language): string {
  const values = { en: `damage ${card.damage}, life ${life}`, de: `Schaden ${card.damage}, Leben ${life}` }[language];
  const traits = TRAITS.filter(([trait]) => card[trait]).map(([, words]) => words[language]);
  return [card.name, values, ...traits].join(', ');
}
