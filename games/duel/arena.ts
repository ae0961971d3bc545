import { cardsOf, emberpack, tidewatch } from './decks.ts';
import type { DuelEvent } from './event.ts';
import { duel } from './index.ts';
import { MersenneTwister } from './mersenne.ts';
import type { DuelOptions } from './options.ts';
import type { Duel, DuelSeat } from './state.ts';
import { begin } from './turn.ts';

/** Sees every line of a game after it was played. */
export type Witness = (before: Duel, after: Duel, events: readonly DuelEvent[], line: string) => void;

/** The position in which a table begins. */
export function openingOf(options: DuelOptions, seed: number): Duel {
  const opening = duel.setup(options, seed, 2);
  if (opening.refused) throw new Error(`No game: ${opening.refused.code}`);
  return opening.state;
}

/** The decks of the house meet, with Tidewatch in this seat: with the same seed both piles are the same, whoever begins. */
export function meeting(seed: number, tidewatchSeat: DuelSeat): Duel {
  const random = new MersenneTwister(seed);
  const [tide, ember] = [random.shuffle(cardsOf(tidewatch)), random.shuffle(cardsOf(emberpack))];
  return begin(tidewatchSeat === 0 ? [tide, ember] : [ember, tide]).state;
}

/** Plays a game to its end with the lines that `player` gives, whoever's turn it is. */
export function playOut(opening: Duel, player: (duel: Duel) => string, witness?: Witness): Duel {
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
