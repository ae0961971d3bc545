import { type Outcome, refuse } from '../kit/game.ts';
import type { DuelEvent } from './event.ts';
import { MersenneTwister } from './mersenne.ts';
import { type DuelOptions, decksOf } from './options.ts';
import type { Duel, DuelSeat } from './state.ts';
import { begin } from './turn.ts';

/** A new table: both decks are shuffled, player 1's first, then the lot falls. */
export function setup(options: DuelOptions, seed: number): Outcome<Duel, DuelEvent> {
  const choice = decksOf(options);
  if ('problem' in choice) return refuse('bad-deck', choice.problem);
  const random = new MersenneTwister(seed);
  const piles = [random.shuffle(choice.decks[0]), random.shuffle(choice.decks[1])] as const;
  const lot = random.below(2) as DuelSeat;
  return begin(piles, { lot, first: 0 as const, second: 1 as const }[options.start ?? 'lot']);
}
