import type { State } from '../state.ts';
import type { Command } from './lines.ts';

export type Fault = 'choose-a-hero' | 'hero-chosen';

/** Returns the fault of a command, or undefined if it can be performed. */
export function faultOf({ room }: Pick<State, 'room'>, { verb }: Command): Fault | undefined {
  if (verb === 'choose') return room ? 'hero-chosen' : undefined;
  return room ? undefined : 'choose-a-hero';
}
