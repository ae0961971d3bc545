import { JavaRandom } from '../../games/kit/random.ts';
import type { Mutant } from './mutate.ts';

/** So many of the mutants, as many of each kind, the same ones for the same seed. */
export function sample(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const kinds = Map.groupBy(JavaRandom.seeded(seed).shuffle(mutants), ({ kind }) => kind);
  const taken: Mutant[] = [];
  for (let round = 0; taken.length < Math.min(count, mutants.length); round++) {
    for (const group of kinds.values()) {
      const mutant = group[round];
      if (mutant && taken.length < count) taken.push(mutant);
    }
  }
  return taken.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
}
