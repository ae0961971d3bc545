import { z } from 'zod';
import { type Card, card, costOf } from './cards.ts';

/** The cards of a deck, each once with its copies: creatures before spells, cheap before dear. */
export const deckList = z.array(z.strictObject({ card, copies: z.int().min(1) }));

export type DeckList = z.infer<typeof deckList>;

/** Counts the cards of a deck, in whatever order they lie. */
export function listDeck(cards: readonly Card[]): DeckList {
  const list = new Map<string, DeckList[number]>();
  for (const card of cards) {
    const key = `${card.kind} ${card.name}`;
    list.set(key, { card, copies: (list.get(key)?.copies ?? 0) + 1 });
  }
  return [...list.values()].sort((a, b) => compare(a.card, b.card));
}

/** Where a card stands in such a list; copies agree in all values. */
export function placeOf({ kind, name }: Card, list: DeckList): number {
  return list.findIndex(({ card }) => card.kind === kind && card.name === name);
}

function compare(a: Card, b: Card): number {
  if (a.kind !== b.kind) return a.kind === 'creature' ? -1 : 1;
  return costOf(a) - costOf(b) || (a.name < b.name ? -1 : 1);
}
