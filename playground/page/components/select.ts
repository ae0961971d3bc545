import { type APIMessage, type APISelectMenuComponent, ChannelType, ComponentType } from 'discord-api-types/v10';
import type { Page } from '../tab/page.ts';
import { everybody, nameOf } from '../tab/people.ts';
import { placeName } from '../tab/place.ts';
import { type MenuForm, type MenuItem, menu } from './menu.ts';
import { awaits, press } from './press.ts';

/** What was last chosen in the menus of a message; an edited message is another object and so starts anew. */
const chosenIn = new WeakMap<APIMessage, Map<string, readonly string[]>>();

/** A select menu in a message: what is chosen goes to the bot. */
export function select(page: Page, message: APIMessage, part: APISelectMenuComponent): HTMLElement {
  const { custom_id: customId } = part;
  const form = selectForm(page, part);
  const chosen = chosenIn.get(message)?.get(customId) ?? form.chosen;
  return menu(page.words, { ...form, chosen, waiting: awaits(page, message, customId) }, (values) => {
    chosenIn.set(message, new Map([...(chosenIn.get(message) ?? []), [customId, values]]));
    press(page, message, customId, values);
  });
}

/** How a select component looks as a menu. */
export function selectForm(page: Page, part: APISelectMenuComponent): MenuForm {
  const { custom_id: customId, placeholder, min_values: min = 1, max_values: max = 1, disabled } = part;
  return { customId, placeholder, min, max, disabled, items: items(page, part), chosen: defaults(part) };
}

function items(page: Page, part: APISelectMenuComponent): MenuItem[] {
  const { world } = page.state;
  if (part.type === ComponentType.StringSelect) {
    return part.options.map(({ value, label, description: detail, emoji }) => {
      return { value, label, detail, emoji };
    });
  }
  if (!world) return [];
  if (part.type !== ComponentType.ChannelSelect) {
    const users = everybody(world).map((user) => ({ label: nameOf(user), value: user.id }));
    const roles = world.roles.map(({ id, name }) => ({ label: `@${name.replace(/^@/, '')}`, value: id }));
    if (part.type === ComponentType.UserSelect) return users;
    return part.type === ComponentType.RoleSelect ? roles : [...users, ...roles];
  }
  const types: readonly number[] = part.channel_types ?? [ChannelType.GuildText];
  const channels = world.channels.filter(({ type }) => types.includes(type));
  return channels.map((channel) => ({ value: channel.id, label: placeName(channel, world) }));
}

function defaults(part: APISelectMenuComponent): string[] {
  if (part.type !== ComponentType.StringSelect) return part.default_values?.map(({ id }) => id) ?? [];
  return part.options.filter((option) => option.default).map(({ value }) => value);
}
