import type {
  APIChannelSelectComponent,
  APIMentionableSelectComponent,
  APIMessage,
  APIRoleSelectComponent,
  APIStringSelectComponent,
  APIUserSelectComponent,
} from 'discord-api-types/v10';
import type { Page } from '../tab/page.ts';
import { everybody, nameOf } from '../tab/people.ts';
import { placeName } from '../tab/place.ts';
import { COMPONENT } from '../tab/wire.ts';
import { type MenuForm, type MenuItem, menu } from './menu.ts';
import { awaits, emojiText, pressing } from './press.ts';

/** The select menus that the playground knows. */
export type Select =
  | APIStringSelectComponent
  | APIUserSelectComponent
  | APIRoleSelectComponent
  | APIMentionableSelectComponent
  | APIChannelSelectComponent;

/** What was last chosen in the menus of a message; an edited message is another object and so starts anew. */
const chosenIn = new WeakMap<APIMessage, Map<string, readonly string[]>>();

/** A select menu in a message: what is chosen goes to the bot. */
export function select(page: Page, message: APIMessage, part: Select): HTMLElement {
  const { custom_id: customId } = part;
  const form = selectForm(page, part);
  const chosen = chosenIn.get(message)?.get(customId) ?? form.chosen;
  return menu(page.words, { ...form, chosen, waiting: awaits(page, message, customId) }, (values) => {
    chosenIn.set(message, new Map([...(chosenIn.get(message) ?? []), [customId, values]]));
    page.act(pressing(message, customId, values), { pressed: { message: message.id, customId } });
  });
}

/** How a select component looks as a menu. */
export function selectForm(page: Page, part: Select): MenuForm {
  const { custom_id: customId, placeholder, min_values: min = 1, max_values: max = 1, disabled } = part;
  return { customId, placeholder, min, max, disabled, items: items(page, part), chosen: defaults(part) };
}

function items(page: Page, part: Select): MenuItem[] {
  const { world } = page.state;
  if (part.type === COMPONENT.stringSelect) {
    return part.options.map(({ value, label, description, emoji }) => ({
      value,
      label: emojiText(emoji) + label,
      detail: description,
    }));
  }
  if (!world) return [];
  if (part.type !== COMPONENT.channelSelect) {
    const users = everybody(world).map((user) => ({ label: nameOf(user), value: user.id }));
    const roles = world.roles.map(({ id, name }) => ({ label: `@${name.replace(/^@/, '')}`, value: id }));
    if (part.type === COMPONENT.userSelect) return users;
    return part.type === COMPONENT.roleSelect ? roles : [...users, ...roles];
  }
  const types: readonly number[] = part.channel_types ?? [0];
  const channels = world.channels.filter(({ type }) => types.includes(type));
  return channels.map((channel) => ({ value: channel.id, label: placeName(channel, world) }));
}

function defaults(part: Select): string[] {
  if (part.type !== COMPONENT.stringSelect) return part.default_values?.map(({ id }) => id) ?? [];
  return part.options.filter((option) => option.default).map(({ value }) => value);
}
