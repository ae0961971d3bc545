import type { Page } from '../kit/game.ts';
import { deckLines } from './deck-list.ts';
import { type Duel, SEATS } from './state.ts';

/** Both decks, card by card; never what is left of them. */
export function pages(duel: Duel): readonly Page[] {
  return SEATS.map((seat) => ({
    title: { en: `Deck of Player ${seat + 1}`, de: `Deck von Spieler ${seat + 1}` },
    lines: deckLines(duel.sides[seat].deck),
  }));
}
