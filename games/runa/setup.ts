import { type Seed, seeded } from '../kit/chance.ts';
import { type Outcome, refuse } from '../kit/game.ts';
import type { RunaEvent } from './events.ts';
import { type Options, parseSeeds } from './options.ts';
import { DICE } from './rules/cards.ts';
import { SEED_MAX } from './rules/seeds.ts';
import { HP_MAX, type State } from './state.ts';

/** Sets up a new run, at its first question. */
export function setup({ dice = 'bot', seeds: text }: Options, seed: Seed): Outcome<State, RunaEvent> {
  const seeds = parseSeeds(text);
  if (!seeds) {
    return refuse('invalid-seeds', {
      en: `Enter two or four seeds from 1 to ${SEED_MAX}, such as 61,86, or “own” to type them as you go.`,
      de: `Gib zwei oder vier Seeds von 1 bis ${SEED_MAX} an, zum Beispiel 61,86, oder „own“, um sie unterwegs einzutippen.`,
    });
  }
  const state: State = {
    phase: { kind: 'class' },
    class: null,
    level: 1,
    stage: 1,
    runa: { hp: HP_MAX, fp: 1, die: DICE[0], hand: [], pending: 0, parry: 0, reflect: 0 },
    monsters: [],
    pool: [],
    queue: [],
    dice,
    seeds,
    random: seeded(seed).state,
    story: { seeds: [], slain: [], rooms: 0, rounds: 0, dealt: 0, taken: 0, healed: 0 },
  };
  return { state, events: [] };
}
