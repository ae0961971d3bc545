import { type Outcome, RNG, refuse, type Seed } from '@longtable/kit';
import type { RunaEvent } from './events.ts';
import { modifiersOf, type Options, parseSeeds } from './options.ts';
import { DICE } from './rules/cards.ts';
import { MAX_SEED } from './rules/lines.ts';
import { traitsOf } from './rules/modifiers.ts';
import type { State } from './state.ts';
import { texts } from './words/texts.ts';

/** Sets up a new run, or refuses invalid seeds. */
export function setup(
  { dice = 'bot', seeds: text, expansion, ...rules }: Options,
  seed: Seed,
): Outcome<State, RunaEvent> {
  const seeds = parseSeeds(text);
  if (!seeds) {
    return refuse('invalid-seeds', texts.badSeeds({ max: MAX_SEED }));
  }
  const modifiers = modifiersOf(rules);
  const traits = traitsOf({ modifiers });
  const state: State = {
    phase: { kind: 'class' },
    class: null,
    level: 1,
    stage: 1,
    runa: {
      hp: traits.runaHealth,
      fp: traits.runaFocus,
      die: DICE[traits.runaDie]!,
      hand: [],
      pending: 0,
      parry: 0,
      reflect: 0,
    },
    monsters: [],
    pool: [],
    queue: [],
    dice,
    ...(expansion && { expansion: true }),
    ...(modifiers.length > 0 && { modifiers }),
    seeds,
    random: RNG.seeded(seed).state,
    story: { seeds: [], slain: [], rooms: 0, rounds: 0, dealt: 0, taken: 0, healed: 0 },
  };
  return { state, events: [] };
}
