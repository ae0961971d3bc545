import {
  type APIMessage,
  type APIMessageComponent,
  type APIUser,
  ApplicationCommandType,
  ComponentType,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { attachment, component, embed } from './components/components.ts';
import { nameIn } from './composer/commands.ts';
import { avatar, type Child, emoji, fill, formatMessageTime, html, timestamp } from './drawing.ts';
import { type Mark, marked, plainText, readMarkdown } from './markdown.ts';
import { authorName, pollCard, reactionChooser, reactions, systemText } from './members.ts';
import { commandsIn, knownChannelTitle, mentionOf } from './tab/channels.ts';
import { mentions, nameOf, type Page } from './tab/state.ts';

const GROUP_MS = 7 * 60_000;

/** Types of messages that are one sentence. */
const SYSTEM_TYPES: ReadonlySet<MessageType> = new Set([
  MessageType.ThreadCreated,
  MessageType.ChannelPinnedMessage,
  MessageType.PollResult,
]);

/** Whether a message is grouped with the previous one. */
export function isGrouped(message: APIMessage, before: APIMessage | undefined): boolean {
  if (
    !before ||
    before.author.id !== message.author.id ||
    context(message) ||
    SYSTEM_TYPES.has(before.type) ||
    SYSTEM_TYPES.has(message.type) ||
    isStarter(before) ||
    isStarter(message)
  )
    return false;
  if (hasFlag(message, MessageFlags.Ephemeral) !== hasFlag(before, MessageFlags.Ephemeral)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_MS;
}

export function messageNode(page: Page, message: APIMessage, grouped: boolean): HTMLElement {
  if (message.type === MessageType.ThreadCreated) return system(page, message);
  const sentence = systemText(page, message);
  if (sentence !== undefined)
    return html`
      <li class="message system" data-message-id=${message.id}><strong>${authorName(page, message)}</strong>${` ${sentence}`}</li>`;
  const you = page.state.world?.you.id ?? '';
  const ephemeral = hasFlag(message, MessageFlags.Ephemeral) && ' ephemeral';
  const mentioned = mentions(message, you) && ' mentioned';
  const label = `${nameOf(message.author)}, ${formatMessageTime(message.timestamp, page.locale, new Date(page.now()))}`;
  return html`
    <li class="message${grouped && ' grouped'}${ephemeral}${mentioned}" data-message-id=${message.id}
      data-author-id=${message.author.id}>
      ${origin(page, message)}
      <article aria-label=${label}>
        ${!grouped && avatar(message.author)}
        <div class="message-body">
          ${!grouped && head(page, message)}${body(page, starterOf(message))}${foot(page, message)}${menu(page, message)}
        </div>
      </article>
    </li>`;
}

/** Returns a message's text for screen readers. */
export function screenReaderText(page: Page, message: APIMessage): string {
  return `${nameOf(message.author)}: ${messageText(page, message)}`;
}

/** Whether a message is the first one of a thread, which shows the message that the thread belongs to. */
function isStarter({ type }: APIMessage): boolean {
  return type === MessageType.ThreadStarterMessage;
}

/** Returns the message of a thread for the thread's first message. Returns any other message itself. */
function starterOf(message: APIMessage): APIMessage {
  return (isStarter(message) && message.referenced_message) || message;
}

function hasFlag(message: APIMessage, flag: number): boolean {
  return ((message.flags ?? 0) & flag) !== 0;
}

/**
 * Returns the command that a message answers, or the message it replies to, with its user. Returns undefined if there
 * is neither.
 */
function context(message: APIMessage) {
  if (isStarter(message)) return undefined;
  const { interaction, referenced_message: replied } = message;
  if (interaction?.type === InteractionType.ApplicationCommand)
    return { user: interaction.user, command: interaction.name };
  return replied ? { user: replied.author, replied } : undefined;
}

function origin(page: Page, message: APIMessage): Child {
  const from = context(message);
  if (!from) return false;
  const words =
    'command' in from
      ? [` ${page.words.used} `, html`<span class="origin-command">/${from.command}</span>`]
      : [' ', html`<span class="origin-words">${messageLine(page, from.replied)}</span>`];
  return html`
    <div class="origin">${avatar(from.user)}<span class="origin-name">${nameOf(from.user)}</span>${words}</div>`;
}

/** Draws the context menu of a public message and of its users. Ephemeral messages have none. */
function menu(page: Page, message: APIMessage): Child {
  if (hasFlag(message, MessageFlags.Ephemeral)) return false;
  const you = page.state.world?.you.id;
  const people = [message.author, context(message)?.user].flatMap((user) =>
    user && !user.bot && user.id !== you ? [user] : [],
  );
  return contextMenu(page, message, people);
}

function head(page: Page, message: APIMessage): HTMLElement {
  const { author, timestamp, pinned } = message;
  return html`
    <header class="message-head">
      <span class="author">${authorName(page, message)}</span>
      ${author.bot && html`<span class="app-tag">${page.words.app}</span>`}
      <time datetime=${timestamp}>${formatMessageTime(timestamp, page.locale, new Date(page.now()))}</time>
      ${pinned && html`<span class="pin" title=${page.words.pin}>📌</span>`}
    </header>`;
}

function body(page: Page, message: APIMessage): Child {
  const { content, edited_timestamp: edited, attachments = [], embeds = [], components = [] } = message;
  if (hasFlag(message, MessageFlags.Loading)) {
    const words = page.words.thinking(nameOf(message.author));
    return html`<p class="thinking"><span class="dots" aria-hidden="true"></span>${words}</p>`;
  }
  const mark =
    edited && html`<span class="edited" title=${formatMessageTime(edited, page.locale)}>${page.words.edited}</span>`;
  const text = content !== '' && marked(page, content);
  if (text && mark) text.append(mark);
  // A V2 message shows only files used by its components. Pictures of embeds are not shown twice.
  const used = JSON.stringify(embeds);
  const loose = hasFlag(message, MessageFlags.IsComponentsV2)
    ? []
    : attachments.filter(({ url, filename }) => !used.includes(url) && !used.includes(`attachment://${filename}`));
  return [
    text,
    loose.map((file) => attachment(message, file)),
    embeds.map((eachEmbed) => embed(page, message, eachEmbed)),
    components.map((eachComponent) => component(page, message, eachComponent)),
    !text && mark,
  ];
}

function foot(page: Page, message: APIMessage): Child {
  const { thread, sticker_items: stickers = [] } = message;
  const failed = page.state.attempts.find(
    (attempt) => attempt.failed !== undefined && attempt.pressed?.message === message.id,
  );
  const dismiss = () => page.act({ do: 'dismiss', channel: message.channel_id, message: message.id });
  const onlyYou = html`
    <p class="notice">
      ${page.words.onlyYou} · <button class="text-button" data-dismiss onclick=${dismiss}>${page.words.dismiss}</button>
    </p>`;
  return [
    stickers.map(({ id, name }) => html`<img class="sticker" src=${`/attachments/0/${id}/sticker`} alt=${name}>`),
    pollCard(page, message),
    reactions(page, message),
    thread && threadCard(page, thread),
    failed && html`<p class="failure" role="alert">${failed.failed}</p>`,
    hasFlag(message, MessageFlags.Ephemeral) && onlyYou,
  ];
}

/** Draws a link to a thread with its tags. */
export function threadCard(
  page: Page,
  { id, name }: NonNullable<APIMessage['thread']>,
  tags: readonly string[] = [],
): HTMLElement {
  return html`
    <button class="thread-card" data-channel-id=${id} onclick=${() => page.open(id)}>
      <strong>${name}</strong>${tags.map((tag) => html`<small>${tag}</small>`)}<span>${page.words.openThread} ›</span>
    </button>`;
}

function system(page: Page, { id, author, content, message_reference: reference }: APIMessage): HTMLElement {
  const open = () => reference && page.open(reference.channel_id);
  return html`
    <li class="message system" data-message-id=${id}>
      <strong>${nameOf(author)}</strong>${` ${page.words.startedThread} `}
      <button class="text-button" onclick=${open}>${content}</button>
    </li>`;
}

/** Returns a message as one line of text, without code blocks. */
function messageText(page: Page, message: APIMessage): string {
  const named = (mark: Mark) => spoken(page, mark);
  return textsIn(message)
    .map((text) => plainText(readMarkdown(text), named).trim())
    .join(' ');
}

/** Draws a message as one line, without code blocks. Custom emojis are pictures. */
function messageLine(page: Page, message: APIMessage): Child[] {
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
function contextMenu(page: Page, message: APIMessage, people: readonly APIUser[]): Child {
  const { world } = page.state;
  const place = world?.channels.find(({ id }) => id === message.channel_id);
  const offered = world?.online && place ? commandsIn(world, place) : [];
  const of = (type: ApplicationCommandType) => offered.filter((command) => command.type === type);
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
  const list = html`<div class="app-list">${entries}</div>`;
  // The emojis are drawn when the menu opens, so that a message without components has no buttons.
  const toggle = ({ target }: { target: HTMLDetailsElement }) =>
    fill(list, target.open && reactionChooser(page, message), entries);
  return html`
    <details class="apps" ontoggle=${toggle}><summary aria-label=${page.words.apps}>⋯</summary>${list}</details>`;
}
