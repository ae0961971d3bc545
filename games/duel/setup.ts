import { type Outcome, refuse } from '../kit/game.ts';
import type { DuelEvent } from './event.ts';
import { MersenneTwister } from './mersenne.ts';
import { type DuelOptions, decksOf } from './options.ts';
import type { Duel } from './state.ts';
import { begin } from './turn.ts';

/** A new table: the lot decides who gets which deck, then both are shuffled. */
export function setup(options: DuelOptions, seed: number): Outcome<Duel, DuelEvent> {
  const choice = decksOf(options);
  if ('problem' in choice) return refuse('bad-deck', choice.problem);
  const random = new MersenneTwister(seed);
  const [first, second] = random.below(2) === 0 ? choice.decks : choice.decks.toReversed();
  return begin([random.shuffle(first!), random.shuffle(second!)]);
}
