import type { Field } from '../fields.ts';
import { targetsOf } from '../menus/acting.ts';
import { parsePartial } from '../menus/partials.ts';
import { fieldsFor } from '../menus/placing.ts';
import type { State } from '../state.ts';

/** What the board marks while a line is being put together: who acts, and where the line can lead. */
export interface Marks {
  readonly actor?: Field;
  readonly targets: readonly Field[];
}

/** The marks for a partial. */
export function marksOf(state: State, partial: string): Marks {
  const asked = partial === '' ? undefined : parsePartial(partial);
  if (asked?.about === 'piece') return { actor: asked.field, targets: targetsOf(state, asked.field) };
  if (asked?.about === 'cards') return { targets: fieldsFor(state, asked.hand) };
  if (asked?.about === 'command' && asked.command.verb === 'move')
    return { actor: asked.command.from, targets: [asked.command.to] };
  if (asked?.about === 'command' && asked.command.verb === 'place') return { targets: [asked.command.field] };
  return { targets: [] };
}
