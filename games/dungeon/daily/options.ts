import type { Seed } from '../../kit/chance.ts';
import { JavaRandom } from '../../kit/random.ts';
import type { Options } from '../options.ts';
import { carve } from './carve.ts';
import { inhabit, TIERS } from './inhabit.ts';
import { prove } from './prove.ts';

/** Attempts after which a level is made a tenth cheaper, until one can be won. */
const PATIENCE = 8;

/** The dungeon of a day: a level of its own that every hero can clear, and how long the computer takes with each. */
export function dailyOptions(choice: number, seed: Seed): Options & { levels: string } {
  const random = JavaRandom.seeded(choice);
  const tier = TIERS[random.below(TIERS.length)]!;
  for (let attempt = 0; ; attempt++) {
    const budget = tier.budget * Math.max(0, 1 - Math.floor(attempt / PATIENCE) / 10);
    const levels = inhabit(carve(random), tier, budget, random);
    const goals = prove(levels, tier.prior, seed);
    if (goals) return { levels, prior: tier.prior, goals: [...goals] };
  }
}
