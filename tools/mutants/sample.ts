import type { Mutant } from './mutate.ts';

/** So many of the mutants, as many of each kind, the same ones for the same seed. */
export function sample(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const kinds = Map.groupBy(shuffled(mutants, seed), ({ kind }) => kind);
  const taken: Mutant[] = [];
  for (let round = 0; taken.length < Math.min(count, mutants.length); round++) {
    for (const group of kinds.values()) {
      const mutant = group[round];
      if (mutant && taken.length < count) taken.push(mutant);
    }
  }
  return taken.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const result = [...list];
  let state = seed >>> 0;
  // Mulberry32: a few lines, and enough for a sample.
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  for (let index = result.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}
