import {
  column,
  eachLanguage,
  type InEach,
  inLanguage,
  type Language,
  type Noun,
  nameNoun,
  otherName,
  type Reader,
  say,
  type Translation,
} from '@longtable/kit';
import { type Card, type CreatureCard, costOf, marksOf, type SpellName } from '../rules/cards.ts';
import type { DeckList } from '../rules/decks.ts';
import { type Duel, otherSeat } from '../state.ts';
import { texts } from './texts.ts';

const CREATURES: Readonly<Record<string, InEach<Noun>>> = texts.creatures;

/** Returns the noun of a creature. The name of an uploaded one is the same in all languages. */
export function creatureNoun({ name, own }: CreatureCard): InEach<Noun> {
  const builtIn = own || !Object.hasOwn(CREATURES, name) ? undefined : CREATURES[name];
  return builtIn ?? { en: nameNoun(name) };
}

export function spellName(spell: SpellName, language: Language): string {
  return say(texts.spells[spell], language);
}

export function cardName(card: Card, language: Language): string {
  return card.kind === 'spell' ? spellName(card.name, language) : inLanguage(creatureNoun(card), language).noun;
}

/** Returns name, damage and life of a creature. */
export function figures(
  { card, life }: { readonly card: CreatureCard; readonly life: number },
  language: Language,
): string {
  return `${cardName(card, language)} ${card.damage}/${life}`;
}

export function damageAndLife({ damage, life }: Pick<CreatureCard, 'damage' | 'life'>): string {
  return `${damage}/${life}`;
}

/** Returns damage, life and marks of a creature's card. */
function valuesOf(card: CreatureCard): string {
  return `${damageAndLife(card)} ${marksOf(card)}`.trim();
}

/** Returns the short form of a card: name, values and traits of a creature, “Flarecat 3/2 (speedy)”, or the name of a spell. */
export function cardFigures(card: Card, language: Language): string {
  const name = cardName(card, language);
  return card.kind === 'spell' ? name : `${name} ${valuesInWords(card, language)}`;
}

/** Returns damage, life and traits of a creature’s card: “3/2 (speedy)”. */
function valuesInWords(card: CreatureCard, language: Language): string {
  const traits = [...marksOf(card)].map((mark) => say(texts.marks[mark as keyof typeof texts.marks], language));
  return traits.length > 0 ? `${damageAndLife(card)} (${traits.join(', ')})` : damageAndLife(card);
}

/** Returns the name of a card, with the values of a creature if wanted. */
export function cardLine(card: Card, hasValues = false): Translation {
  return eachLanguage((language) => {
    const name = cardName(card, language);
    return hasValues && card.kind === 'creature' ? `${name} ${damageAndLife(card)}` : name;
  });
}

/** Returns the winner and the remaining life. */
export function ending({ winner, sides }: Duel, reader: Reader): string {
  const seat = winner ?? 0;
  const [first, second] = [otherName(reader, seat), otherName(reader, otherSeat(seat))];
  return say(texts.story.beats({ winner: first, loser: second, life: sides[seat].life }), reader.language);
}

/** Returns a player's life, at least 0. */
export function shownLife(life: number): number {
  return Math.max(0, life);
}

export function briefMarks(marks: ReadonlySet<string>, language: Language): string[] {
  return Object.entries(texts.marks)
    .filter(([mark]) => marks.has(mark))
    .map(([mark, meaning]) => `${mark} ${say(meaning, language)}`);
}

/** Returns the legend of the marks on the board. */
export function markLines(language: Language): string[] {
  return Object.entries(texts.legend).map(([mark, meaning]) => `${column(mark, 3)} ${say(meaning, language)}`);
}

/** Returns a line per card of a deck: copies, name, cost, and a creature's damage/life and marks. */
export function deckLines(list: DeckList, language: Language): readonly string[] {
  const rows = list.map(({ card, copies }) => {
    const values = card.kind === 'spell' ? '' : valuesOf(card);
    return [String(copies), cardName(card, language), String(costOf(card)), values] as const;
  });
  const { card, cost } = texts.deckColumns;
  return [['#', say(card, language), say(cost, language), ''] as const, ...rows].map(([copies, name, price, values]) =>
    `${copies.padStart(2)} ${column(name, 9)} ${price.padStart(4)}  ${values}`.trimEnd(),
  );
}

export function spellCost(name: SpellName): number {
  return costOf({ kind: 'spell', name });
}

/** Returns a line of markdown per spell: name, cost and effect. */
export function spellLines(names: readonly SpellName[], language: Language): readonly string[] {
  return names.map((name) => {
    const [spell, effect] = [texts.spells[name], texts.spellEffects[name]];
    return say(texts.spellLine({ spell, cost: spellCost(name), effect }), language);
  });
}
