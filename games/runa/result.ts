import type { Result } from '../kit/game.ts';
import { isOver, type State } from './state.ts';

/** How the run ended, once it has. */
export function result(state: State): Result | undefined {
  if (!isOver(state)) return undefined;
  return { winners: state.phase.kind === 'won' ? [0] : [] };
}
