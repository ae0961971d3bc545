import type { Field } from '../fields.ts';
import { nextToAct, targetsOf } from '../menus/acting.ts';
import { parsePartial } from '../menus/partials.ts';
import { fieldsFor } from '../menus/placing.ts';
import type { State } from '../state.ts';

/** What the board marks while a line is being put together: who acts, and where the line can lead. */
export interface Marks {
  readonly actor?: Field;
  readonly targets: readonly Field[];
}

/** The marks for a partial; without one nobody is choosing. */
export function marksOf(state: State, partial: string | undefined): Marks {
  const asked = parsePartial(partial);
  if (asked?.about === 'cards') return { targets: fieldsFor(state, asked.hand) };
  const actor = asked?.about === 'piece' ? asked.field : asked?.about === 'turn' ? nextToAct(state) : undefined;
  return actor === undefined ? { targets: [] } : { actor, targets: targetsOf(state, actor) };
}
