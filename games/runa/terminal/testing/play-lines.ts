import { runa } from '../../index.ts';
import type { State } from '../../state.ts';
import { tell } from '../index.ts';

/** Plays lines, all of which must be accepted. Returns the state and the document's output. */
export function playLines(table: State, ...lines: readonly string[]): { state: State; printed: string[] } {
  const printed: string[] = [];
  let state = table;
  for (const line of lines) {
    const outcome = runa.play(state, 0, line);
    if (outcome.refused) throw new Error(`"${line}" was refused at ${state.phase.kind}.`);
    printed.push(...outcome.events.flatMap(tell));
    state = outcome.state;
  }
  return { state, printed };
}
