import { RNG, type Seed } from '@longtable/kit';
import { nextAction } from './computers.ts';
import type { Options } from './options.ts';
import { carve, inhabit } from './rules/depths.ts';
import { BESTIARY } from './rules/enemies.ts';
import { HERO_NAMES, type HeroName, recruit } from './rules/heroes.ts';
import { checked } from './rules/level.ts';
import { enter } from './rules/room.ts';
import { playRound } from './rules/round.ts';

/** A day's difficulty: the hero's starting experience, the enemies' total value, and their kinds. */
interface Tier {
  readonly prior: number;
  readonly budget: number;
  readonly tiles: string;
}

/** Possible difficulties of a day. `prior` is the experience that the built-in levels give up to that point. */
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

/** Number of attempts before the budget is reduced by a tenth. */
const ATTEMPTS_PER_BUDGET = 8;

/** Returns the options of a day: a level that every hero can clear, and the rounds the computer takes with each. */
export function dailyOptions(choice: number, seed: Seed): Options & { levels: string } {
  const random = RNG.seeded(choice);
  const tier = random.pick(TIERS);
  for (let attempt = 0; ; attempt++) {
    const budget = tier.budget * Math.max(0, 1 - Math.floor(attempt / ATTEMPTS_PER_BUDGET) / 10);
    const levels = inhabit(carve(random), { ...tier, budget }, BESTIARY, random);
    const goals = roundsToBeat(levels, tier.prior, seed);
    if (goals) return { levels, prior: tier.prior, goals: [...goals] };
  }
}

/** Maximum number of rounds that the computer may take. */
const MAX_ROUNDS = 300;

/** Heroes by the computer's win rate, lowest first, so that a level that is too hard is rejected early. */
const HARDEST_FIRST: readonly HeroName[] = [
  'Arya Stark',
  'Bronn',
  'Melisandre',
  'Thoros of Myr',
  'The Hound',
  'Ygritte',
  'Jon Snow',
];

/**
 * Returns the rounds in which the computer clears a level with this seed, per hero in the order of the menu, or
 * undefined if a hero dies or takes too long.
 */
function roundsToBeat(text: string, prior: number, seed: Seed): readonly number[] | undefined {
  const rounds = new Map<HeroName, number>();
  for (const name of HARDEST_FIRST) {
    const count = roundsOf(text, name, prior, seed);
    if (count === undefined) return undefined;
    rounds.set(name, count);
  }
  return HERO_NAMES.map((name) => rounds.get(name)!);
}

function roundsOf(text: string, name: HeroName, prior: number, seed: Seed): number | undefined {
  const random = RNG.seeded(seed);
  let room = enter(checked(text), recruit(name, prior));
  for (let rounds = 1; rounds <= MAX_ROUNDS; rounds++) {
    ({ room } = playRound(room, nextAction(room), (max) => random.below(max + 1)));
    if (room.hero.health === 0) return undefined;
    if (room.enemies.length === 0) return rounds;
  }
  return undefined;
}
