import { column } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { costOf, marksOf } from '../rules/cards.ts';
import type { DeckList } from '../rules/deck-list.ts';
import { cardName } from './names.ts';

/** What the marks of creatures mean, in a word or two. */
const BRIEF: readonly (readonly [mark: string, meaning: Text])[] = [
  ['S', { en: 'shield', de: 'Schild' }],
  ['M', { en: 'mana drain', de: 'Mana-Entzug' }],
  ['z', { en: 'asleep', de: 'schläft' }],
  ['=', { en: 'attacked', de: 'griff an' }],
];

/** The meanings of some marks, each in a word or two. */
export function briefMarks(marks: ReadonlySet<string>, language: Language): string[] {
  return BRIEF.filter(([mark]) => marks.has(mark)).map(([mark, meaning]) => `${mark} ${say(meaning, language)}`);
}

/** The legend: each mark on the board and its meaning. */
const MARKS: readonly (readonly [mark: string, meaning: Text])[] = [
  ['5/4', { en: 'damage 5, life 4', de: 'Schaden 5, Leben 4' }],
  ['S', { en: 'shield: attack it first', de: 'Schild: zuerst angreifen' }],
  ['M', { en: 'mana drain: hits take all mana', de: 'Mana-Entzug: Treffer nimmt alles' }],
  ['A', { en: 'speedy: awake right away', de: 'flink: sofort wach' }],
  ['z', { en: 'asleep: can’t attack or be hit', de: 'schläft: weder Angriff noch Ziel' }],
  ['=', { en: 'has attacked this turn', de: 'hat in diesem Zug angegriffen' }],
  ['+', { en: 'free slot you can choose', de: 'freies Feld zur Wahl' }],
  ['>', { en: 'whose turn it is', de: 'wer am Zug ist' }],
];

/** The legend, one mark per line. */
export function markLines(language: Language): string[] {
  return MARKS.map(([mark, meaning]) => `${column(mark, 3)} ${say(meaning, language)}`);
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
