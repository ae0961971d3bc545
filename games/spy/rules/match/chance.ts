import type { Person } from '../../state.ts';
import { type DraftState, roll } from './draft-state.ts';
import { has, isClammy } from './people.ts';

/** What a person brings to a test. */
interface Fitness {
  readonly clammy: boolean;
  readonly tradecraft: boolean;
}

/** The chance of one roll: wet clothes halve it, once. */
export function rollChance(probability: number, { clammy }: Pick<Fitness, 'clammy'>): number {
  return clammy ? probability / 2 : probability;
}

/** The chance of a whole test: tradecraft repeats a failed roll once. */
export function testChance(probability: number, fitness: Fitness): number {
  const one = rollChance(probability, fitness);
  return fitness.tradecraft ? 1 - (1 - one) ** 2 : one;
}

/** What a person brings to a test now; the moledie silences tradecraft. */
export function fitnessOf(person: Person): Fitness {
  return { clammy: isClammy(person), tradecraft: has(person, 'TRADECRAFT') };
}

/** A person's own test. */
export function test(draft: DraftState, person: Person, probability: number): boolean {
  const { clammy, tradecraft } = fitnessOf(person);
  const one = rollChance(probability, { clammy });
  return roll(draft, one) || (tradecraft && roll(draft, one));
}
