import { type APIMessage, type APIMessageComponent, ComponentType } from 'discord-api-types/v10';
import { timestamp } from '../drawing/time.ts';
import { type Mark, plain, readMarkdown } from '../markdown/markdown.ts';
import type { Page } from '../tab/page.ts';
import { channelName, userName } from '../tab/place.ts';

/** What a message says in one line: names and times as one would read them out, boards left out. */
export function inWords(page: Page, message: APIMessage): string {
  const embeds = (message.embeds ?? []).flatMap(({ title, description }) => [title, description]);
  const texts = [message.content, ...embeds, ...(message.components ?? []).flatMap(shown)].filter(Boolean);
  const named = (mark: Mark) => spoken(page, mark);
  return texts.map((text) => plain(readMarkdown(text ?? ''), named).trim()).join(' ');
}

/** The texts of components V2, in their order. */
function shown(part: APIMessageComponent): string[] {
  if (part.type === ComponentType.TextDisplay) return [part.content];
  return 'components' in part ? (part.components as APIMessageComponent[]).flatMap(shown) : [];
}

function spoken(page: Page, mark: Mark): string {
  if (mark.is === 'time') return timestamp(mark.seconds, mark.style, page.locale);
  if (mark.is === 'user') return userName(page, mark.id) ?? '';
  return mark.is === 'channel' ? (channelName(page, mark.id) ?? '') : '';
}
