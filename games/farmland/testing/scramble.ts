import type { RNG, Viewer } from '@longtable/kit';

import { classic, unitsOf } from '../presets.ts';
import type { State } from '../state.ts';

const UNITS = unitsOf(classic);

/**
 * Replaces every card that the viewer can't see (decks, other hands and discards, face-down units) and the RNG state.
 */
export function scramble(state: State, viewer: Viewer, random: RNG): State {
  const other = () => random.pick(UNITS);
  for (const [seat, team] of state.teams.entries()) {
    team.deck = team.deck.map(other);
    if (seat === viewer) continue;
    team.hand = team.hand.map(other);
    team.discarded = team.discarded.map(other);
  }
  state.board = state.board.map((piece) => {
    const hidden = piece?.kind === 'unit' && !piece.up && piece.team !== viewer;
    return hidden ? { ...piece, card: other() } : piece;
  });
  state.random = random.below(2 ** 31);
  return state;
}
