import { type Seed, seeded } from '../kit/chance.ts';
import { type Outcome, refuse } from '../kit/game.ts';
import type { DuelEvent } from './events.ts';
import { decksOf, type Options } from './options.ts';
import { MersenneTwister } from './rules/mersenne.ts';
import { begin, OPENINGS } from './rules/turn.ts';
import type { Duel } from './state.ts';

/** A new table: who gets which deck is random unless they bring their own, then both are shuffled. */
export function setup(options: Options, seed: Seed): Outcome<Duel, DuelEvent> {
  const choice = decksOf(options);
  if ('problem' in choice) return refuse('bad-deck', choice.problem, choice.file);
  const random = typeof seed === 'number' ? new MersenneTwister(seed) : seeded(seed);
  const [first, second] = random.below(2) === 0 ? choice.decks : choice.decks.toReversed();
  const [own = first!, other = second!] = choice.own;
  return begin([random.shuffle(own), random.shuffle(other)], OPENINGS[options.start ?? 'document']);
}
