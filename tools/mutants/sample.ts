import { RNG } from '@longtable/kit';
import type { Mutant } from './mutate.ts';

/** Packages with their share of a sample. A file belongs to the first package that contains it. */
export const PACKAGES: readonly (readonly [folder: string, share: number])[] = [
  ['bot/features', 4],
  ['bot/host', 2],
  ['bot', 1],
  ['games', 1],
  ['storage', 1],
  ['spy-server', 0.25],
  ['playground', 0.25],
  ['commands', 0.25],
];

/** Returns the package of a file. Empty if it is in none. */
export function packageOf(file: string): string {
  return PACKAGES.find(([folder]) => file.startsWith(`${folder}/`))?.[0] ?? '';
}

/** Returns a seeded sample of the mutants with the share of each package, balanced across the kinds within a package. */
export function sample(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const rng = RNG.seeded(seed);
  const queues = new Map(
    [...Map.groupBy(mutants, ({ file }) => packageOf(file))].map(([name, own]) => [name, byKind(rng.shuffle(own))]),
  );
  const taken: Mutant[] = [];
  const owed = new Map<string, number>();
  while (taken.length < Math.min(count, mutants.length)) {
    for (const [name, queue] of queues) {
      const share = (owed.get(name) ?? 0) + (PACKAGES.find(([folder]) => folder === name)?.[1] ?? 1);
      const now = queue.splice(0, Math.min(Math.floor(share), count - taken.length));
      taken.push(...now);
      owed.set(name, share - Math.floor(share));
    }
  }
  return taken.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
}

/** Orders mutants so that each prefix has about the same number of every kind. */
function byKind(mutants: readonly Mutant[]): Mutant[] {
  const kinds = [...Map.groupBy(mutants, ({ kind }) => kind).values()];
  const longest = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => kinds.flatMap((group) => group[round] ?? [])).flat();
}
