import type { Result } from '../kit/game.ts';
import type { State } from './state.ts';

/** Who has won. */
export function result({ winner }: State): Result | undefined {
  return winner === null ? undefined : { winners: [winner] };
}
