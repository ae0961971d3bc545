import { column } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { costOf, marksOf } from '../rules/cards.ts';
import type { DeckList } from '../rules/deck-list.ts';
import { cardName } from './names.ts';

/** The signs beside a creature, and what they mean. */
const MARKS: readonly (readonly [sign: string, meaning: Text])[] = [
  ['5/4', { en: 'damage 5, life 4', de: 'Schaden 5, Leben 4' }],
  ['S', { en: 'shield: attack it first', de: 'Schild: zuerst angreifen' }],
  ['M', { en: 'mana drain: a hit takes all', de: 'Mana-Entzug: ein Treffer, alles' }],
  ['A', { en: 'speedy: awake at once', de: 'flink: sofort wach' }],
  ['z', { en: 'asleep: no attack, no target', de: 'schläft: weder Angriff noch Ziel' }],
  ['=', { en: 'has attacked in this turn', de: 'hat in diesem Zug angegriffen' }],
  ['+', { en: 'a free slot to choose', de: 'ein freies Feld zur Wahl' }],
  ['>', { en: 'whose turn it is', de: 'wer am Zug ist' }],
];

/** The signs of the board, a line each. */
export function markLines(language: Language): string[] {
  return MARKS.map(([sign, meaning]) => `${column(sign, 3)} ${say(meaning, language)}`);
}

const HEADS: Readonly<Record<Language, readonly [string, string]>> = { en: ['card', 'cost'], de: ['Karte', 'Mana'] };

/** A line for each card of a deck: copies, name, cost, and a creature's damage/life and marks. */
export function deckLines(list: DeckList, language: Language): readonly string[] {
  const rows = list.map(({ card, copies }) => {
    const values = card.kind === 'spell' ? '' : `${card.damage}/${card.life} ${marksOf(card)}`;
    return [String(copies), cardName(card, language), String(costOf(card)), values] as const;
  });
  const [card, cost] = HEADS[language];
  return [['#', card, cost, ''] as const, ...rows].map(([copies, name, price, values]) =>
    `${copies.padStart(2)} ${column(name, 9)} ${price.padStart(4)}  ${values}`.trimEnd(),
  );
}
