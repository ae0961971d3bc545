import {
  type APIMessage,
  type APIMessageComponent,
  type APIUser,
  ApplicationCommandType,
  ComponentType,
} from 'discord-api-types/v10';
import { nameIn } from '../composer/commands.ts';
import { emoji } from '../drawing/emoji.ts';
import { type Child, html } from '../drawing/html.ts';
import { timestamp } from '../drawing/time.ts';
import { type Mark, plainText, readMarkdown } from '../markdown/markdown.ts';
import { commandsIn, knownChannelTitle, mentionOf } from '../tab/channels.ts';
import { nameOf, type Page } from '../tab/page.ts';

/** Returns a message as one line of text, without code blocks. */
export function messageText(page: Page, message: APIMessage): string {
  const named = (mark: Mark) => spoken(page, mark);
  return textsIn(message)
    .map((text) => plainText(readMarkdown(text), named).trim())
    .join(' ');
}

/** Draws a message as one line, without code blocks. Custom emojis are pictures. */
export function messageLine(page: Page, message: APIMessage): Child[] {
  const drawn = (mark: Mark): Child => {
    if (mark.is === 'emoji') return emoji(mark);
    if ('content' in mark) return mark.content.map(drawn);
    return plainText([mark], (named) => spoken(page, named));
  };
  return textsIn(message).map((text) => [readMarkdown(text).map(drawn), ' ']);
}

/** Returns the texts of a message: content, embeds and components. */
function textsIn(message: APIMessage): string[] {
  const embeds = (message.embeds ?? []).flatMap(({ title, description }) => [title, description]);
  const texts = [message.content, ...embeds, ...(message.components ?? []).flatMap(textsOf)];
  return texts.flatMap((text) => text || []);
}

/** Returns the texts of components V2. */
function textsOf(part: APIMessageComponent): string[] {
  if (part.type === ComponentType.TextDisplay) return [part.content];
  return 'components' in part ? (part.components as APIMessageComponent[]).flatMap(textsOf) : [];
}

function spoken(page: Page, mark: Mark): string {
  if (mark.is === 'time') return timestamp(mark.seconds, mark.style, page.locale, page.now() / 1000);
  if (mark.is === 'user') return mentionOf(page, mark.id) ?? '';
  return mark.is === 'channel' ? (knownChannelTitle(page, mark.id) ?? '') : '';
}

/** Draws the context menu of a message: commands on the message and on its users. */
export function contextMenu(page: Page, message: APIMessage, people: readonly APIUser[]): Child {
  const { world } = page.state;
  const place = world?.channels.find(({ id }) => id === message.channel_id);
  const offered = world?.online && place ? commandsIn(world, place) : [];
  const of = (type: ApplicationCommandType) => offered.filter((one) => one.type === type);
  const use =
    (command: string, target: string) =>
    ({ target: { parentElement } }: { target: HTMLElement }) => {
      parentElement?.closest('details')?.removeAttribute('open');
      page.act({ do: 'menu', channel: message.channel_id, command, target });
    };
  const entry = (command: (typeof offered)[number], target: string, user?: APIUser) => html`
    <button class="app-entry" type="button" data-app=${command.name} data-target=${target} onclick=${use(command.id, target)}>
      ${nameIn(page.locale, command)}${user && ` · ${nameOf(user)}`}
    </button>`;
  const entries = [
    ...of(ApplicationCommandType.Message).map((command) => entry(command, message.id)),
    ...people.flatMap((user) => of(ApplicationCommandType.User).map((command) => entry(command, user.id, user))),
  ];
  if (entries.length === 0) return false;
  return html`
    <details class="apps"><summary aria-label=${page.words.apps}>⋯</summary><div class="app-list">${entries}</div></details>`;
}
