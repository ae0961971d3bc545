import type { RNG, Viewer } from '@longtable/kit';
import { cardsOf, DECKS } from '../rules/decks.ts';
import type { Duel } from '../state.ts';

const ALL = Object.values(DECKS).flatMap(cardsOf);

/**
 * Replaces the cards of both piles, and of the hands that the viewer does not own. Empties the graveyards that the
 * viewer does not own.
 */
export function scramble(state: Duel, viewer: Viewer, random: RNG): Duel {
  const other = () => random.pick(ALL);
  for (const [seat, side] of state.sides.entries()) {
    side.pile = side.pile.map(() => random.below(side.deck.length));
    if (seat === viewer) continue;
    side.hand = side.hand.map(other);
    side.graveyard = [];
  }
  return state;
}
