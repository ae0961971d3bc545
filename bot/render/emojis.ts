import {
  type APIComponentInContainer,
  type APIMessageComponentEmoji,
  type APIMessageTopLevelComponent,
  ComponentType,
  DiscordAPIError,
} from 'discord.js';

/** Finds the emoji of an icon, if Discord has it. */
export type FindEmoji = (icon: string) => { readonly id: string; readonly name: string } | undefined;

/** Finds none: whatever is sent goes without icons. */
export const NO_EMOJIS: FindEmoji = () => undefined;

type Part = APIMessageTopLevelComponent | APIComponentInContainer;

/** What may have icons: the text and the parts of a message. */
interface WithIcons {
  readonly content?: string;
  readonly components?: readonly Part[];
}

/** An icon within text, which becomes its emoji on the way out. */
export function sign(icon: string): string {
  return `<:${icon}:>`;
}

/** An icon on a button or an option, which becomes its emoji on the way out. */
export function iconOn(icon: string | undefined): { emoji?: APIMessageComponentEmoji } {
  return icon === undefined ? {} : { emoji: { name: icon } };
}

/** A message with emojis in place of icons; an icon without an emoji is left out. */
export function withEmojis<Body extends WithIcons>(body: Body, find: FindEmoji): Body {
  const { content, components } = body;
  return {
    ...body,
    ...(content !== undefined && { content: inText(content, find) }),
    ...(components && { components: fillAll(components, find) }),
  };
}

/** How long a text is once its icons are emojis, whose numbers have up to so many digits. */
export function lengthWithEmojis(text: string): number {
  return inText(text, (name) => ({ name, id: '0'.repeat(MAX_ID_DIGITS) })).length;
}

const MAX_ID_DIGITS = 20;

/** Whether a message has icons. */
export function hasIcons(body: WithIcons): boolean {
  let has = false;
  withEmojis(body, () => {
    has = true;
    return undefined;
  });
  return has;
}

/**
 * Sends a message with emojis in place of icons, and without any where Discord refuses one: somebody may have deleted it,
 * and now and then Discord does not know one that it has.
 */
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

/** Whether Discord rejects an emoji of a message. */
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
    case ComponentType.ActionRow:
      return { ...part, components: part.components.map((each) => onPart(each, find)) };
    default:
      return part;
  }
}

/** A part that can be pressed. */
function onPart<T extends object>(part: T, find: FindEmoji): T {
  if ('options' in part && Array.isArray(part.options))
    return { ...part, options: part.options.map((option) => onPart(option, find)) };
  if (!('emoji' in part)) return part;
  const { emoji, ...bare } = part;
  const found = find((emoji as APIMessageComponentEmoji).name ?? '');
  return (found ? { ...bare, emoji: found } : bare) as T;
}

/** What players write is escaped, and stays as they wrote it. In code nothing would become of an emoji. */
const SIGN = /```[\s\S]*?```|`[^`\n]*`|(?<!\\)<:([a-z0-9-]+):> ?/g;

function inText(content: string, find: FindEmoji): string {
  return content.replace(SIGN, (whole, icon: string | undefined) => {
    if (icon === undefined) return whole;
    const found = find(icon);
    return found ? `<:${found.name}:${found.id}> ` : '';
  });
}

/** An emoji of the application, as buttons name it. */
export interface Emoji {
  readonly id: string;
  readonly name: string;
}

/** Discord's longest name. */
const MAX_NAME = 32;

/** The application's emojis that Discord has; until it has one, whatever would carry it goes without. */
export class Emojis {
  readonly #ids = new Map<string, string>();

  /** The emoji of an icon. */
  find(icon: string): Emoji | undefined {
    const name = emojiName(icon);
    const id = this.#ids.get(name);
    return id === undefined ? undefined : { id, name };
  }

  /** Discord has an emoji of this name. */
  add({ id, name }: Emoji): void {
    this.#ids.set(name, id);
  }
}

/** What the emoji of an icon is called: Discord takes letters, digits and underscores. */
export function emojiName(icon: string): string {
  return icon.replaceAll('-', '_').slice(0, MAX_NAME);
}
