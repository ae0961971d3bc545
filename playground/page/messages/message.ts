import type { APIMessage } from 'discord-api-types/v10';
import { component } from '../components/components.ts';
import { embed } from '../components/embed.ts';
import { attachment } from '../components/media.ts';
import { avatar } from '../drawing/avatar.ts';
import { type Child, el } from '../drawing/element.ts';
import { written } from '../drawing/time.ts';
import { marked } from '../markdown/marked.ts';
import type { Page } from '../tab/page.ts';
import { nameOf } from '../tab/people.ts';
import { mentions } from '../tab/state.ts';
import { FLAG, MESSAGE } from '../tab/wire.ts';
import { inWords } from './preview.ts';

const GROUP_MS = 7 * 60_000;

/** Whether a message goes on under the name of the one before it. */
export function continues(message: APIMessage, before: APIMessage | undefined): boolean {
  if (!before || before.author.id !== message.author.id || context(message) || before.type === MESSAGE.threadCreated)
    return false;
  if (has(message, FLAG.ephemeral) !== has(before, FLAG.ephemeral)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_MS;
}

/** Draws a message with everything that belongs to it. */
export function messageNode(page: Page, message: APIMessage, grouped: boolean): HTMLElement {
  if (message.type === MESSAGE.threadCreated) return system(page, message);
  const you = page.state.world?.you.id ?? '';
  const classes = ['message'];
  if (grouped) classes.push('grouped');
  if (has(message, FLAG.ephemeral)) classes.push('ephemeral');
  if (mentions(message, you)) classes.push('mentioned');
  return el(
    'li',
    { class: classes.join(' '), 'data-message-id': message.id, 'data-author-id': message.author.id },
    origin(page, message),
    el(
      'article',
      { 'aria-label': `${nameOf(message.author)}, ${written(message.timestamp, page.locale)}` },
      !grouped && avatar(message.author),
      el('div', { class: 'message-body' }, !grouped && head(page, message), body(page, message), foot(page, message)),
    ),
  );
}

/** What a screen reader hears when a message arrives. */
export function spoken(page: Page, message: APIMessage): string {
  return `${nameOf(message.author)}: ${inWords(page, message)}`;
}

function has(message: APIMessage, flag: number): boolean {
  return ((message.flags ?? 0) & flag) !== 0;
}

/** The command that a message answers, or the message it replies to. */
function context(message: APIMessage) {
  const { interaction, referenced_message: replied } = message;
  if (interaction?.type === 2) return { user: interaction.user, command: interaction.name };
  return replied ? { user: replied.author, replied } : undefined;
}

function origin(page: Page, message: APIMessage): Child {
  const from = context(message);
  if (!from) return false;
  return el(
    'div',
    { class: 'origin' },
    avatar(from.user),
    el('span', { class: 'origin-name' }, nameOf(from.user)),
    'command' in from
      ? [` ${page.words.used} `, el('span', { class: 'origin-command' }, `/${from.command}`)]
      : [' ', el('span', { class: 'origin-words' }, inWords(page, from.replied))],
  );
}

function head(page: Page, { author, timestamp }: APIMessage): HTMLElement {
  return el(
    'header',
    { class: 'message-head' },
    el('span', { class: 'author' }, nameOf(author)),
    author.bot && el('span', { class: 'app-tag' }, page.words.app),
    el('time', { datetime: timestamp }, written(timestamp, page.locale)),
  );
}

function body(page: Page, message: APIMessage): Child {
  const { content, edited_timestamp: edited, attachments = [], embeds = [], components = [] } = message;
  if (has(message, FLAG.loading)) {
    return el(
      'p',
      { class: 'thinking' },
      el('span', { class: 'dots', 'aria-hidden': 'true' }),
      page.words.thinking(nameOf(message.author)),
    );
  }
  const mark = edited && el('span', { class: 'edited', title: written(edited, page.locale) }, page.words.edited);
  const text = content !== '' && marked(page, content);
  if (text && mark) text.append(mark);
  // A V2 message shows only the files that its components name; an embed's picture is not shown twice.
  const used = JSON.stringify(embeds);
  const loose = has(message, FLAG.v2)
    ? []
    : attachments.filter(({ url, filename }) => !used.includes(url) && !used.includes(`attachment://${filename}`));
  return [
    text,
    loose.map((file) => attachment(message, file)),
    embeds.map((one) => embed(page, message, one)),
    components.map((one) => component(page, message, one)),
    !text && mark,
  ];
}

function foot(page: Page, message: APIMessage): Child {
  const { thread, reactions = [] } = message;
  const failed = page.state.attempts.find((one) => one.failed !== undefined && one.pressed?.message === message.id);
  const dismiss = () => page.act({ do: 'dismiss', channel: message.channel_id, message: message.id });
  return [
    reactions.length > 0 &&
      el(
        'div',
        { class: 'reactions' },
        reactions.map(({ emoji, count }) => el('span', {}, `${emoji.name} ${count}`)),
      ),
    thread && threadCard(page, thread),
    failed && el('p', { class: 'failure', role: 'alert' }, failed.failed),
    has(message, FLAG.ephemeral) &&
      el(
        'p',
        { class: 'notice' },
        page.words.onlyYou,
        ' · ',
        el('button', { class: 'text-button', 'data-dismiss': true, onclick: dismiss }, page.words.dismiss),
      ),
  ];
}

function threadCard(page: Page, thread: NonNullable<APIMessage['thread']>): HTMLElement {
  return el(
    'button',
    { class: 'thread-card', 'data-channel-id': thread.id, onclick: () => page.open(thread.id) },
    el('strong', {}, thread.name),
    el('span', {}, `${page.words.openThread} ›`),
  );
}

function system(page: Page, message: APIMessage): HTMLElement {
  const id = message.message_reference?.channel_id;
  return el(
    'li',
    { class: 'message system', 'data-message-id': message.id },
    el('strong', {}, nameOf(message.author)),
    ` ${page.words.startedThread} `,
    el('button', { class: 'text-button', onclick: () => id && page.open(id) }, message.content),
  );
}
