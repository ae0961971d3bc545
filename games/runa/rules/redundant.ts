import type { State } from '../state.ts';
import { isHealed } from './journey.ts';
import type { Command } from './lines.ts';

/** Whether a legal command gives up more cards than heal anything, so that no menu offers it. */
export function isRedundant(state: State, command: Command): boolean {
  if (state.phase.kind !== 'heal' || command.verb !== 'choose') return false;
  const { length } = command.numbers;
  return length > 1 && isHealed(state, length - 1);
}
