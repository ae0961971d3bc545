import type { APIMessage } from 'discord-api-types/v10';
import { type Part, parts } from '../limits/walk.ts';
import { Sorry } from '../sorry.ts';
import type { World } from '../world/world.ts';
import { Resolved } from './resolved.ts';

const BUTTON = 2;
const STRING_SELECT = 3;

/** Turns a pressed button or a chosen menu into the data of its interaction. */
export function componentData(world: World, message: APIMessage, customId: string, values: readonly string[]): object {
  const component = parts(message.components ?? []).find((one) => one.custom_id === customId);
  if (!component) throw new Sorry('That is not on this message any more.');
  if (component.disabled) throw new Sorry('That is switched off.');
  const { type: component_type, id, custom_id } = component;
  if (component_type === BUTTON) return { component_type, id, custom_id };
  return { component_type, id, custom_id, ...chosenValues(world, component, values) };
}

/** What was chosen in a menu, with the objects behind ids. */
export function chosenValues(
  world: World,
  menu: Part,
  values: readonly string[],
): { values: string[]; resolved?: object } {
  const least = menu.min_values ?? 1;
  const most = menu.max_values ?? 1;
  if (values.length < least || values.length > most || new Set(values).size < values.length) {
    throw new Sorry(least === most ? `Choose ${least}.` : `Choose ${least} to ${most}.`);
  }
  const resolved = new Resolved(world);
  for (const value of values) resolve(menu, value, resolved);
  return { values: [...values], ...resolved.toField() };
}

function resolve(menu: Part, value: string, resolved: Resolved): void {
  if (menu.type === STRING_SELECT) {
    if (!menu.options?.some((one) => one.value === value)) throw new Sorry('That is not on the menu.');
    return;
  }
  const kinds = { 5: 'user', 6: 'role', 7: 'mentionable', 8: 'channel' } as const;
  resolved[kinds[menu.type as 5 | 6 | 7 | 8]](value);
}
