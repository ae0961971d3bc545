import type { Result } from '../kit/game.ts';
import type { State } from './state.ts';

/** Who won a match, once it is over. */
export function result({ ending }: State): Result | undefined {
  return ending ? { winners: [ending.winner] } : undefined;
}
