import { randomAt } from '../../kit/chance.ts';
import type { State } from '../state.ts';

const INT_MAX = 2 ** 31 - 1;

/**
 * The document's weighted selection: the index of an option, drawn from the game's generator. Negative weights count as 0.
 * If all weights are 0 it takes the first option; if their sum is too large for Java's generator, the heaviest.
 */
export function weighted(state: State, weights: readonly number[]): number {
  const counted = weights.map((weight) => Math.max(0, weight));
  const total = counted.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || total >= INT_MAX) return counted.indexOf(Math.max(...counted));
  const random = randomAt(state.random);
  let left = random.range(1, total + 1);
  state.random = random.state;
  return counted.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
}

/** The document's reverse weighted selection: it never takes the heaviest options. */
export function reverseWeighted(state: State, weights: readonly number[]): number {
  const heaviest = Math.max(...weights);
  return weighted(
    state,
    weights.map((weight) => heaviest - weight),
  );
}

/** The option with the best score. Ties are decided by a draw; a single best option needs none. */
export function best<T>(state: State, options: readonly T[], score: (option: T) => number): T | undefined {
  const scores = options.map(score);
  const top = Math.max(...scores);
  const candidates = options.filter((_, at) => scores[at] === top);
  if (candidates.length < 2) return candidates[0];
  const equal = candidates.map(() => 1);
  return candidates[weighted(state, equal)];
}
