import type { Field } from '../fields.ts';
import { targetsOf } from '../menus/acting.ts';
import { parsePartial } from '../menus/partials.ts';
import { fieldsFor } from '../menus/placing.ts';
import type { State } from '../state.ts';

/** What a board marks while a line is begun: who acts, and where the line may lead. */
export interface Marks {
  readonly actor?: Field;
  readonly targets: readonly Field[];
}

/** The marks of a line as far as it goes. */
export function marksOf(state: State, partial: string): Marks {
  const asked = partial === '' ? undefined : parsePartial(partial);
  if (asked?.about === 'piece') return { actor: asked.field, targets: targetsOf(state, asked.field) };
  if (asked?.about === 'cards') return { targets: fieldsFor(state, asked.hand) };
  if (asked?.about === 'order' && asked.order.do === 'move')
    return { actor: asked.order.from, targets: [asked.order.to] };
  if (asked?.about === 'order' && asked.order.do === 'place') return { targets: [asked.order.field] };
  return { targets: [] };
}
