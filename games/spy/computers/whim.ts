import { JavaRandom } from '../../kit/random.ts';
import type { State } from '../state.ts';

/**
 * A generator that a computer player may use for ties: it is made of what the seat knows, so the same knowledge always
 * leads to the same line, and the match's own generator stays hidden.
 */
export function whimOf({ config: _config, cast: _cast, ...known }: State): JavaRandom {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(known)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return JavaRandom.seeded(hash >>> 0);
}

/** A random element of a list that is not empty. */
export function oneOf<T>(random: JavaRandom, list: readonly T[]): T {
  return list[random.below(list.length)] as T;
}
