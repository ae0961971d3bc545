import { runa } from '../../../games/runa/index.ts';
import type { State } from '../../../games/runa/state.ts';
import { tell } from '../tell.ts';

/** Plays lines, all of which must be accepted: where they lead and what the document tells on the way. */
export function played(table: State, ...lines: readonly string[]): { state: State; told: string[] } {
  const told: string[] = [];
  let state = table;
  for (const line of lines) {
    const outcome = runa.play(state, 0, line);
    if (outcome.refused) throw new Error(`"${line}" was refused at ${state.phase.kind}.`);
    told.push(...outcome.events.flatMap(tell));
    state = outcome.state;
  }
  return { state, told };
}
