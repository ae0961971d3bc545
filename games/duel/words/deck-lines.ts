import { costOf, marksOf } from '../rules/cards.ts';
import type { DeckList } from '../rules/deck-list.ts';
import { pad } from './pad.ts';

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
