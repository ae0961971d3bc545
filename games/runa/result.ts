import type { Result } from '../kit/game.ts';
import { isOver, type State } from './state.ts';

/** How the run ended, once it has. */
export function result(table: State): Result | undefined {
  if (!isOver(table)) return undefined;
  return { winners: table.phase.kind === 'won' ? [0] : [] };
}
