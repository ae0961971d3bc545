import type { Result } from '../kit/game.ts';
import { phase, type State } from './state.ts';

/** How a run ended. */
export function result(state: State): Result | undefined {
  switch (phase(state)) {
    case 'won':
      return { winners: [0] };
    case 'dead':
      return { winners: [] };
    default:
      return undefined;
  }
}
