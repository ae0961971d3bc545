import { createHash } from 'node:crypto';
import type { AnyGame } from '@longtable/kit';
import { iconNames, isOwnIcon } from '@longtable/kit/picture/icons';
import {
  type APIComponentInContainer,
  type APIMessageComponentEmoji,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackComponent,
  ComponentType,
  DiscordAPIError,
} from 'discord.js';

/** Function that returns the emoji of an icon, or undefined if it is not uploaded. */
export type FindEmoji = (icon: string) => { readonly id: string; readonly name: string } | undefined;

export const NO_EMOJIS: FindEmoji = () => undefined;

type Part = APIMessageTopLevelComponent | APIComponentInContainer | APIModalInteractionResponseCallbackComponent;

export interface WithIcons {
  readonly content?: string;
  readonly components?: readonly Part[];
}

/** Returns the placeholder of an icon within text. It is replaced by an emoji when the message is sent. */
export function sign(icon: string): string {
  return `<:${isOwnIcon(icon) ? ownName(icon) : icon}:>`;
}

/** Returns the placeholder of an icon on a button or option. Empty without an icon. */
export function iconOn(icon: string | undefined): { emoji?: APIMessageComponentEmoji } {
  return icon === undefined ? {} : { emoji: { name: icon } };
}

/** Replaces icons by emojis and removes icons without one. */
export function withEmojis<Body extends WithIcons>(body: Body, find: FindEmoji): Body {
  const { content, components } = body;
  return {
    ...body,
    ...(content !== undefined && { content: inText(content, find) }),
    ...(components && { components: fillAll(components, find) }),
  };
}

/** Returns the maximum length of a text after its icons are replaced by emojis. */
export function lengthWithEmojis(text: string): number {
  return inText(text, (name) => ({ name, id: '0'.repeat(MAX_ID_DIGITS) })).length;
}

const MAX_ID_DIGITS = 20;

export function hasIcons(body: WithIcons): boolean {
  let has = false;
  withEmojis(body, () => {
    has = true;
    return undefined;
  });
  return has;
}

/** Sends a message with emojis, and without them if Discord rejects one, for example a deleted emoji. */
export async function sendWithEmojis<Body extends WithIcons, T>(
  body: Body,
  find: FindEmoji,
  send: (body: Body) => Promise<T>,
): Promise<T> {
  try {
    return await send(withEmojis(body, find));
  } catch (error) {
    if (!isEmojiRefused(error)) throw error;
    return send(withEmojis(body, NO_EMOJIS));
  }
}

/** Whether an error means that Discord rejects an emoji of a message. */
export function isEmojiRefused(error: unknown): boolean {
  return error instanceof DiscordAPIError && JSON.stringify(error.rawError).includes('INVALID_EMOJI');
}

function fillAll<T extends Part>(parts: readonly T[], find: FindEmoji): T[] {
  return parts.map((part) => fill(part, find) as T);
}

function fill(part: Part, find: FindEmoji): Part {
  switch (part.type) {
    case ComponentType.Container:
      return { ...part, components: fillAll(part.components, find) };
    case ComponentType.TextDisplay:
      return { ...part, content: inText(part.content, find) };
    case ComponentType.Section:
      return { ...part, accessory: onPart(part.accessory, find) };
    case ComponentType.Label:
      return { ...part, component: onPart(part.component, find) };
    case ComponentType.ActionRow:
      return { ...part, components: part.components.map((each) => onPart(each, find)) } as Part;
    default:
      return part;
  }
}

function onPart<T extends object>(part: T, find: FindEmoji): T {
  if ('options' in part && Array.isArray(part.options))
    return { ...part, options: part.options.map((option) => onPart(option, find)) };
  if (!('emoji' in part)) return part;
  const { emoji, ...bare } = part;
  const found = find((emoji as APIMessageComponentEmoji).name ?? '');
  return (found ? { ...bare, emoji: found } : bare) as T;
}

/** Pattern of placeholders. Code and escaped placeholders, which players typed, are not replaced. */
const SIGN = /```[\s\S]*?```|`[^`\n]*`|(?<!\\)<:([a-z0-9-]+):> ?/g;

function inText(content: string, find: FindEmoji): string {
  return content.replace(SIGN, (whole, icon: string | undefined) => {
    if (icon === undefined) return whole;
    const found = find(icon);
    return found ? `<:${found.name}:${found.id}> ` : '';
  });
}

export interface Emoji {
  readonly id: string;
  readonly name: string;
}

const MAX_NAME = 32;

/** The uploaded emojis of the application. */
export class Emojis {
  readonly #ids = new Map<string, string>();

  find(icon: string): Emoji | undefined {
    const name = emojiName(icon);
    const id = this.#ids.get(name);
    return id === undefined ? undefined : { id, name };
  }

  add({ id, name }: Emoji): void {
    this.#ids.set(name, id);
  }
}

/** Returns the name of an icon's emoji: letters, digits and underscores. */
export function emojiName(icon: string): string {
  return (isOwnIcon(icon) ? ownName(icon) : icon).replaceAll('-', '_').slice(0, MAX_NAME);
}

/** Returns a name for an icon that is path data. */
function ownName(path: string): string {
  return `own-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
}

/** Returns the icons to upload: the games' emblems, which the welcome message shows, then the shipped and the games' own ones. */
export function iconsOf(games: readonly AnyGame[]): string[] {
  const own = games.flatMap(({ presentation }) => Object.values(presentation.icons ?? {})).filter(isOwnIcon);
  const emblems = games.flatMap(({ presentation }) => presentation.emblem?.icon ?? []);
  return [...new Set([...emblems, ...iconNames(), ...own])];
}
