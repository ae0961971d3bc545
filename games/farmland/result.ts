import type { Result } from '../kit/game.ts';
import type { State } from './state.ts';

/** The winner, once there is one. */
export function result({ winner }: State): Result | undefined {
  return winner === null ? undefined : { winners: [winner] };
}
