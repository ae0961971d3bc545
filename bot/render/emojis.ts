import { createHash } from 'node:crypto';
import type { AnyGame } from '@longtable/kit';
import { iconNames, isOwnIcon } from '@longtable/kit/picture/icons';
import { type APIMessageComponentEmoji, DiscordAPIError } from 'discord.js';

/** An uploaded emoji of the application. */
export interface Emoji {
  readonly id: string;
  readonly name: string;
}

/** Function that returns the emoji of an icon, or undefined if it is not uploaded. */
export type FindEmoji = (icon: string) => Emoji | undefined;

export const NO_EMOJIS: FindEmoji = () => undefined;

export interface WithIcons {
  readonly content?: string;
  readonly components?: readonly object[];
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
  return { ...body, ...(fill({ content, components }, find) as object) };
}

/** Replaces icons in the `content` and `emoji` of all parts. */
function fill(part: unknown, find: FindEmoji): unknown {
  if (Array.isArray(part)) return part.map((each) => fill(each, find));
  if (typeof part !== 'object' || part === null) return part;
  const filled: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part)) {
    if (value === undefined) continue;
    const next = key === 'content' ? inText(value, find) : key === 'emoji' ? find(value.name ?? '') : fill(value, find);
    if (next !== undefined) filled[key] = next;
  }
  return filled;
}

/** Returns the maximum length of a text after its icons are replaced by emojis. */
export function lengthWithEmojis(text: string): number {
  return inText(text, (name) => ({ name, id: '0'.repeat(MAX_ID_DIGITS) })).length;
}

const MAX_ID_DIGITS = 20;

export function hasIcons(body: WithIcons): boolean {
  const icons = new Set<string>();
  withEmojis(body, (icon) => void icons.add(icon));
  return icons.size > 0;
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

/** Pattern of placeholders. Code and escaped placeholders, which players typed, are not replaced. */
const SIGN = /```[\s\S]*?```|`[^`\n]*`|(?<!\\)<:([a-z0-9-]+):> ?/g;

function inText(content: string, find: FindEmoji): string {
  if (!content.includes('<:')) return content;
  return content.replace(SIGN, (whole, icon: string | undefined) => {
    if (icon === undefined) return whole;
    const emoji = find(icon);
    return emoji ? `<:${emoji.name}:${emoji.id}> ` : '';
  });
}

const MAX_NAME = 32;

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
