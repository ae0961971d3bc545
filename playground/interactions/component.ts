import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { type Part, parts } from '../limits/walk.ts';
import { Sorry } from '../sorry.ts';
import type { WorldChannel } from '../world/channel.ts';
import { Resolved } from './resolved.ts';

/** The kinds whose values are ids of something; the others have options of their own. */
const NAMING = {
  [ComponentType.UserSelect]: 'user',
  [ComponentType.RoleSelect]: 'role',
  [ComponentType.MentionableSelect]: 'mentionable',
  [ComponentType.ChannelSelect]: 'channel',
} as const;

/** Turns a pressed button or a chosen menu into the data of its interaction. */
export function componentData(
  discord: Discord,
  channel: WorldChannel,
  message: APIMessage,
  customId: string,
  values: readonly string[],
): object {
  const component = parts(message.components ?? []).find((one) => one.custom_id === customId);
  if (!component) throw new Sorry('That’s no longer on this message.');
  if (component.disabled) throw new Sorry('That’s turned off.');
  const { type: component_type, id, custom_id } = component;
  if (component_type === ComponentType.Button) return { component_type, id, custom_id };
  const resolved = new Resolved(discord, channel);
  const chosen = chosenValues(component, values, resolved);
  return { component_type, id, custom_id, values: chosen, ...resolved.toField() };
}

/** What was chosen in a menu or a group; the objects behind ids are resolved. */
export function chosenValues(menu: Part, values: readonly string[], resolved: Resolved): string[] {
  const least = menu.min_values ?? 1;
  const most = menu.max_values ?? 1;
  if (values.length < least || values.length > most || new Set(values).size < values.length) {
    throw new Sorry(least === most ? `Choose ${least}.` : `Choose ${least} to ${most}.`);
  }
  for (const value of values) resolve(menu, value, resolved);
  return [...values];
}

function resolve(menu: Part, value: string, resolved: Resolved): void {
  if (menu.type in NAMING) resolved[NAMING[menu.type as keyof typeof NAMING]](value);
  else if (!menu.options?.some((one) => one.value === value)) throw new Sorry('That’s not on the menu.');
}
