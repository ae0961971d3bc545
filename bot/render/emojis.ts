import {
  type APIComponentInContainer,
  type APIMessageComponentEmoji,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord.js';

/** Finds the emoji of an icon, if Discord has it. */
export type FindEmoji = (icon: string) => { readonly id: string; readonly name: string } | undefined;

type Part = APIMessageTopLevelComponent | APIComponentInContainer;

/** An icon within text, which becomes its emoji on the way out. */
export function sign(icon: string): string {
  return `<:${icon}:>`;
}

/** An icon on a button or an option, which becomes its emoji on the way out. */
export function iconOn(icon: string | undefined): { emoji?: APIMessageComponentEmoji } {
  return icon === undefined ? {} : { emoji: { name: icon } };
}

/** The parts of a message with emojis in place of icons; an icon without an emoji is left out. */
export function withEmojis<T extends Part>(parts: readonly T[], find: FindEmoji): T[] {
  return parts.map((part) => filled(part, find) as T);
}

function filled(part: Part, find: FindEmoji): Part {
  switch (part.type) {
    case ComponentType.Container:
      return { ...part, components: withEmojis(part.components, find) };
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

/** What players write is escaped, and stays as they wrote it. */
const SIGN = /(?<!\\)<:([a-z0-9-]+):> ?/g;

function inText(content: string, find: FindEmoji): string {
  return content.replace(SIGN, (_, icon: string) => {
    const found = find(icon);
    return found ? `<:${found.name}:${found.id}> ` : '';
  });
}
