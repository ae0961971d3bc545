import { z } from 'zod';
import { type Card, card, costOf, marksOf } from './card.ts';

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

/** A line for each card: copies, name, cost, and a creature's damage/life and marks. */
export function deckLines(list: DeckList): readonly string[] {
  const rows = list.map(({ card, copies }) => {
    const values = card.kind === 'spell' ? '' : `${card.damage}/${card.life} ${marksOf(card)}`;
    return [String(copies), card.name, String(costOf(card)), values] as const;
  });
  return [['#', 'card', 'cost', 'd/l'] as const, ...rows].map(([copies, name, cost, values]) =>
    `${copies.padStart(2)} ${pad(name, 8)} ${cost.padStart(4)}  ${values}`.trimEnd(),
  );
}

/** By code points, because names may have letters beyond ASCII. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length));
}

function compare(a: Card, b: Card): number {
  if (a.kind !== b.kind) return a.kind === 'creature' ? -1 : 1;
  return costOf(a) - costOf(b) || (a.name < b.name ? -1 : 1);
}
