import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Part } from '../limits/walk.ts';
import { Sorry } from '../sorry.ts';
import type { World } from '../world/world.ts';
import { chosenValues } from './component.ts';

const TEXT_INPUT = 4;

/** What a person filled in, by custom id. */
type Filled = Readonly<Record<string, string | readonly string[]>>;

/** Turns a filled modal into the data of its interaction; it has the shape of the modal it answers. */
export function modalData(world: World, modal: APIModalInteractionResponseCallbackData, filled: Filled): object {
  const resolved: object[] = [];
  const answer = (field: Part, label: string) => {
    const { type, id, custom_id } = field;
    const given = filled[custom_id ?? ''];
    if (type === TEXT_INPUT) return { type, id, custom_id, value: typed(field, label, given) };
    const values = given === undefined || given === '' ? [] : [given].flat();
    if (values.length === 0 && field.required === false) return { type, id, custom_id, values };
    const chosen = chosenValues(world, field, values);
    if (chosen.resolved) resolved.push(chosen.resolved);
    return { type, id, custom_id, values: chosen.values };
  };
  const components = modal.components.map(({ type, id, label, component, components }: Part) => {
    if (component) return { type, id, component: answer(component, label ?? '') };
    if (components) return { type, id, components: components.map((field) => answer(field, field.label ?? '')) };
    return { type, id };
  });
  return {
    custom_id: modal.custom_id,
    components,
    ...(resolved.length > 0 && { resolved: Object.assign({}, ...resolved) as object }),
  };
}

function typed(field: Part, label: string, given: string | readonly string[] | undefined): string {
  const value = typeof given === 'string' ? given : '';
  const length = [...value].length;
  const least = field.min_length ?? 0;
  const most = field.max_length ?? 4000;
  if (length === 0 && field.required === false) return value;
  if (length === 0) throw new Sorry(`Fill in ${label} first.`);
  if (length < least || length > most) throw new Sorry(`${label} takes ${least} to ${most} characters.`);
  return value;
}
