import type { Viewer } from '../../kit/game.ts';
import type { Page } from '../../kit/interim.ts';
import { across, type Duel, type DuelSeat } from '../state.ts';
import { deckLines } from '../words/deck-lines.ts';

/** Both decks card by card, the viewer's own first; never what is left of them. */
export function pages(duel: Duel, viewer: Viewer): readonly Page[] {
  const first: DuelSeat = viewer === 1 ? 1 : 0;
  return [first, across(first)].map((seat) => ({
    title: { en: `Deck of Player ${seat + 1}`, de: `Deck von Spieler ${seat + 1}` },
    lines: deckLines(duel.sides[seat].deck),
  }));
}
