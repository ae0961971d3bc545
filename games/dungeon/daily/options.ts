import type { Seed } from '../../kit/chance.ts';
import { JavaRandom } from '../../kit/random.ts';
import type { Options } from '../options.ts';
import { carve } from '../rules/depths/carve.ts';
import { inhabit } from '../rules/depths/inhabit.ts';
import { BESTIARY } from '../rules/enemies.ts';
import { prove } from './prove.ts';

/** How hard a day is: what the hero has earned before, what the level may be worth, and who lives there. */
interface Tier {
  readonly prior: number;
  readonly budget: number;
  readonly tiles: string;
}

/** From the first steps to the White Walkers; the experience before each is what our own levels give on the way there. */
const TIERS: readonly Tier[] = [
  { prior: 75, budget: 150, tiles: 'ssk' },
  { prior: 200, budget: 250, tiles: 'sskkQ' },
  { prior: 400, budget: 300, tiles: 'skkqQ' },
  { prior: 950, budget: 500, tiles: 'kkqqzB' },
  { prior: 1550, budget: 700, tiles: 'qzzzbD' },
  { prior: 2300, budget: 900, tiles: 'zzbMB' },
  { prior: 3350, budget: 1500, tiles: 'zbbgMD' },
  { prior: 6050, budget: 2500, tiles: 'bbggwD' },
];

/** Attempts after which a level is made a tenth cheaper, until one can be won. */
const PATIENCE = 8;

/** The dungeon of a day: a level of its own that every hero can clear, and how long the computer takes with each. */
export function dailyOptions(choice: number, seed: Seed): Options & { levels: string } {
  const random = JavaRandom.seeded(choice);
  const tier = TIERS[random.below(TIERS.length)]!;
  for (let attempt = 0; ; attempt++) {
    const budget = tier.budget * Math.max(0, 1 - Math.floor(attempt / PATIENCE) / 10);
    const levels = inhabit(carve(random), { ...tier, budget }, BESTIARY, random);
    const goals = prove(levels, tier.prior, seed);
    if (goals) return { levels, prior: tier.prior, goals: [...goals] };
  }
}
