import type { Result } from '../kit/game.ts';
import type { Duel } from './state.ts';

/** Who won, once somebody has. */
export function result({ winner }: Duel): Result | undefined {
  return winner === null ? undefined : { winners: [winner] };
}
