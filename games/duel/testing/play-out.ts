import { duel } from '../index.ts';
import type { Duel, DuelEvent } from '../state.ts';

/** Callback that receives every line of a game after it was played. */
export type Observer = (before: Duel, after: Duel, events: readonly DuelEvent[], line: string) => void;

/** Plays a game to its end with the lines that `player` returns. */
export function playOut(opening: Duel, player: (duel: Duel) => string, witness?: Observer): Duel {
  let state = opening;
  while (state.winner === null) {
    const line = player(state);
    const outcome = duel.play(state, state.current, line);
    if (outcome.refused) throw new Error(`"${line}" was refused: ${outcome.refused.code}`);
    witness?.(state, outcome.state, outcome.events, line);
    state = outcome.state;
  }
  return state;
}
