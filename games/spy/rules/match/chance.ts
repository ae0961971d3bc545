import type { Person } from '../../state.ts';
import type { PropertyName } from '../properties.ts';
import { type DraftState, roll } from './draft-state.ts';
import { has, isClammy } from './people.ts';

/** Properties of a person that affect the success of tests. */
interface Fitness {
  readonly clammy: boolean;
  readonly tradecraft: boolean;
}

/** Returns the success probability of one roll. Wet clothes halve it. */
export function rollChance(probability: number, { clammy }: Pick<Fitness, 'clammy'>): number {
  return clammy ? probability / 2 : probability;
}

/** Returns the success probability of a test. With tradecraft a failed roll is repeated once. */
export function testChance(probability: number, fitness: Fitness): number {
  const one = rollChance(probability, fitness);
  return fitness.tradecraft ? 1 - (1 - one) ** 2 : one;
}

/** Returns a person's current fitness. A carried moledie disables tradecraft. */
export function fitnessOf(person: Person): Fitness {
  return { clammy: isClammy(person), tradecraft: has(person, 'TRADECRAFT') };
}

/** Rolls a person's test and returns whether it succeeds. */
export function test(draft: DraftState, person: Person, probability: number): boolean {
  const { clammy, tradecraft } = fitnessOf(person);
  const one = rollChance(probability, { clammy });
  return roll(draft, one) || (tradecraft && roll(draft, one));
}

const POCKETS = 37;

/** Returns the probability of winning, before the effects of wet clothes and tradecraft. A prism inverts the result. */
export function rouletteChance(properties: readonly PropertyName[], inverted: boolean): number {
  const pockets = properties.includes('LUCKY_DEVIL') ? 23 : properties.includes('JINX') ? 13 : 18;
  return (inverted ? POCKETS - pockets : pockets) / POCKETS;
}

export function highestStake(own: number, table: number): number {
  return Math.min(own, table);
}
