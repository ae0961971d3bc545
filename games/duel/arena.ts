import type { DuelEvent } from './event.ts';
import { duel } from './index.ts';
import type { DuelOptions } from './options.ts';
import type { Duel } from './state.ts';

/** Sees every line of a game after it was played. */
export type Witness = (before: Duel, after: Duel, events: readonly DuelEvent[], line: string) => void;

/** Plays a game to its end with the lines that `player` gives, whoever's turn it is. */
export function playOut(options: DuelOptions, seed: number, player: (duel: Duel) => string, witness?: Witness): Duel {
  const opening = duel.setup(options, seed, 2);
  if (opening.refused) throw new Error(`No game: ${opening.refused.code}`);
  let { state } = opening;
  while (state.winner === null) {
    const line = player(state);
    const outcome = duel.play(state, state.current, line);
    if (outcome.refused) throw new Error(`"${line}" was refused: ${outcome.refused.code}`);
    witness?.(state, outcome.state, outcome.events, line);
    state = outcome.state;
  }
  return state;
}
