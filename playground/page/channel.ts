import type { APIMessage, APIThreadChannel } from 'discord-api-types/v10';
import { firstCommand, nameIn } from './composer/commands.ts';
import { type Child, type Entry, fill, html, keyed } from './drawing.ts';
import { isGrouped, messageNode, screenReaderText, threadCard } from './message.ts';
import { channelTitle, isForum, postsIn, tagsOf } from './tab/channels.ts';
import { type Attempt, allUsers, nameOf, type Page, type PageWorld, whenChanged } from './tab/state.ts';

/** Maximum number of messages in a channel that opens at its first one. */
const MAX_FRESH_MESSAGES = 3;

/** Creates the message list of the open channel, with pending and failed inputs at its end. */
export function channelView(page: Page): {
  node: HTMLElement;
  draw(): void;
  toEnd(): void;
  show(message: string): void;
} {
  const list = html`<ol class="messages"></ol>`;
  const scroller = html`<div class="scroller" tabindex="0" role="region">${list}</div>`;
  const newMessages = html`<button class="new-messages" hidden onclick=${() => scroll.toEnd()}></button>`;
  const typing = html`<p class="typing"></p>`;
  const announcer = html`<div class="unseen-text" role="log" aria-live="polite"></div>`;
  const node = html`<div class="channel">${scroller}${newMessages}${typing}${announcer}</div>`;
  const put = keyed(list);
  const scroll = followEnd(scroller, list, (atEnd) => {
    if (!atEnd) return;
    newMessages.hidden = true;
    markRead();
  });
  let failure: Attempt | undefined;
  let shown: { channel: string; last: string | undefined } | undefined;

  function draw(): void {
    const { world, channel } = page.state;
    const place = world?.channels.find(({ id }) => id === channel);
    if (!world || !channel || !place) return;
    const name = channelTitle(place, world);
    const messages = world.messages[channel] ?? [];
    list.dataset.channelId = channel;
    scroller.setAttribute('aria-label', page.words.messages(name));
    const empty = messages.length === 0;
    put([
      { key: 'begin', deps: [name, empty, page.words], draw: () => beginning(name, empty && !isForum(place)) },
      ...(isForum(place) ? postsIn(world, channel).map((channel) => post(world, channel)) : []),
      ...messages.map((message, index) => entry(message, messages[index - 1])),
      ...page.state.attempts
        .filter((attempt) => attempt.channel === channel && attempt.typed !== undefined)
        .map(attemptEntry),
    ]);
    showFailure();
    if (shown?.channel !== channel) openAt(channel, messages, world.you.id);
    else arrivals(messages, shown.last, world.you.id);
    shown = { channel, last: messages.at(-1)?.id };
  }

  function nodeOf(message: string | undefined): HTMLElement | undefined {
    return list.querySelector<HTMLElement>(`[data-message-id="${message}"]`) ?? undefined;
  }

  /** Stores the newest message as read once the user has reached the end. */
  function markRead(): void {
    const { world, channel = '' } = page.state;
    const last = world?.messages[channel]?.at(-1)?.id;
    if (world && last) storeRead(world.you.id, channel, last);
  }

  /** Scrolls a newly opened channel to its first unread message. A long channel that was never read opens at its end. */
  function openAt(channel: string, messages: readonly APIMessage[], you: string): void {
    const read = readUntil(you, channel);
    const isUnread = ({ id, author }: APIMessage) => author.id !== you && (!read || BigInt(id) > BigInt(read));
    const first = read || messages.length <= MAX_FRESH_MESSAGES ? messages.find(isUnread) : undefined;
    scroll.toEnd(() => nodeOf(first?.id));
  }

  /** Scrolls to a message and highlights it. */
  function show(message: string): void {
    const node = nodeOf(message);
    if (!node) return;
    scroll.toNode(node);
    node.classList.add('jumped');
    node.addEventListener('animationend', () => node.classList.remove('jumped'), { once: true });
  }

  function entry(message: APIMessage, before: APIMessage | undefined): Entry {
    const grouped = isGrouped(message, before);
    const touching = page.state.attempts.filter(({ pressed }) => pressed?.message === message.id);
    const { world } = page.state;
    return {
      key: message.id,
      deps: [message, grouped, page.words, world?.you, world?.people, world?.channels, ...touching],
      draw: () => messageNode(page, message, grouped),
    };
  }

  /** Draws a forum post. */
  function post(world: PageWorld, thread: APIThreadChannel): Entry {
    const tags = tagsOf(world, thread);
    const shown = () => html`<li class="message">${threadCard(page, thread, tags)}</li>`;
    return { key: `post ${thread.id}`, deps: [thread.name, ...tags, page.words], draw: shown };
  }

  /** Scrolls to the newest error. */
  function showFailure(): void {
    const last = page.state.attempts.findLast(({ failed }) => failed !== undefined);
    if (last && last !== failure) {
      const at = last.pressed ? `[data-message-id="${last.pressed.message}"]` : `[data-attempt="${last.nonce}"]`;
      list.querySelector(`${at} .failure`)?.scrollIntoView({ block: 'nearest' });
    }
    failure = last;
  }

  /** Announces new messages to screen readers. Shows a “new messages” button if the user has scrolled up. */
  function arrivals(messages: readonly APIMessage[], last: string | undefined, you: string): void {
    const added = last === undefined ? messages : messages.filter(({ id }) => BigInt(id) > BigInt(last));
    if (added.length === 0) return;
    fill(announcer, ...added.map((message) => html`<p>${screenReaderText(page, message)}</p>`));
    const own = added.find((message) => isFor(message, you));
    if (own) scroll.toEnd(own.author.id === you ? undefined : () => nodeOf(own.id));
    else if (scroll.atEnd) scroll.toEnd(() => nodeOf(added[0]?.id));
    else {
      fill(newMessages, `${page.words.newMessages} ↓`);
      newMessages.hidden = false;
    }
  }

  function beginning(name: string, empty: boolean): HTMLElement {
    const [type, begin] = page.words.beginHint;
    const first = firstCommand(page.state.world?.commands ?? []);
    const shown = first ? nameIn(page.locale, first) : '';
    const command = html`<button class="mention" onclick=${() => page.call(first?.name ?? '')}>/${shown}</button>`;
    return html`
      <li class="beginning">
        <h2>${name}</h2>
        <p>${page.words.begin(name)}</p>
        ${empty && html`<p class="hint">${type}${command}${begin}</p>`}
        ${empty && html`<p>${page.words.secondTab}</p>`}
      </li>`;
  }

  function attemptEntry(attempt: Attempt): Entry {
    return { key: `attempt ${attempt.nonce}`, deps: [attempt, page.words], draw: () => attemptNode(page, attempt) };
  }

  const drawTyping = () => {
    const { typing: all, channel, world } = page.state;
    const people = world ? allUsers(world) : [];
    const names = all
      .filter((entry) => entry.channel === channel)
      .map(({ user }) => people.find(({ id }) => id === user));
    const known = names.flatMap((user) => (user ? [nameOf(user)] : []));
    fill(typing, known.length > 0 && page.words.typing(known.join(', '), known.length > 1));
  };
  const deps = () => [page.state.world, page.state.channel, page.state.attempts, page.words];
  const drawMessages = whenChanged(deps, draw);
  return {
    node,
    draw: () => {
      drawMessages();
      drawTyping();
    },
    toEnd: () => scroll.toEnd(),
    show,
  };
}

/** Whether a message is the user's own or a response to their command or press. */
function isFor({ author, interaction_metadata: interaction }: APIMessage, you: string): boolean {
  return author.id === you || interaction?.user.id === you;
}

/** Draws a pending or failed input. */
function attemptNode(page: Page, { nonce, typed, failed }: Attempt): HTMLElement {
  const dismiss = () => page.forget(nonce);
  const state: Child = failed
    ? [
        html`<span class="failure" role="alert">${failed}</span>`,
        ' · ',
        html`<button class="text-button" data-dismiss onclick=${dismiss}>${page.words.dismiss}</button>`,
      ]
    : typed?.startsWith('/') &&
      html`<span class="thinking"><span class="dots" aria-hidden="true"></span>${page.words.sending}</span>`;
  return html`<li class="trial" data-attempt=${nonce}><span class="origin-command">${typed}</span> ${state}</li>`;
}

/** Returns the id of the last message that a user has read in a channel, or undefined if there is none. */
function readUntil(you: string, channel: string): string | undefined {
  const stored = sessionStorage.getItem(keyOf(you, channel));
  return stored !== null && /^\d+$/.test(stored) ? stored : undefined;
}

function storeRead(you: string, channel: string, message: string): void {
  sessionStorage.setItem(keyOf(you, channel), message);
}

function keyOf(you: string, channel: string): string {
  return `read ${you} ${channel}`;
}

const NEAR_END_PX = 48;
/** Space in pixels above a message that the list is scrolled to. */
const MARGIN_PX = 8;

/** A list that stays scrolled to its end. */
interface Scroll {
  readonly atEnd: boolean;
  /** Follows the end, but not beyond the start of `first`, so that a message higher than the view is shown from its top. */
  toEnd(first?: () => HTMLElement | undefined): void;
  /** Scrolls a message to the middle of the view and stops following the end. */
  toNode(node: HTMLElement): void;
}

/**
 * Keeps a growing list scrolled to its end while the user is there. Calls `moved` when the user leaves or reaches the
 * end.
 */
function followEnd(scroller: HTMLElement, content: HTMLElement, moved: (atEnd: boolean) => void): Scroll {
  let isFollowing = true;
  let atEnd = true;
  /** Returns the message beyond whose start the list is not scrolled. */
  let first: (() => HTMLElement | undefined) | undefined;
  let height = 0;
  let top = 0;
  const measure = () => scroller.scrollHeight * 1e5 + scroller.clientHeight;
  const endOf = () => scroller.scrollHeight - scroller.clientHeight;
  const report = (isAtEnd: boolean) => {
    atEnd = isAtEnd;
    moved(isAtEnd);
  };
  const follow = () => {
    const node = first?.();
    const start = node ? node.offsetTop - content.offsetTop - MARGIN_PX : Number.POSITIVE_INFINITY;
    scroller.scrollTop = Math.min(endOf(), start);
    top = scroller.scrollTop;
    height = measure();
    report(endOf() - top < NEAR_END_PX);
  };
  const resized = () => {
    if (isFollowing) follow();
    else height = measure();
  };
  scroller.addEventListener('scroll', () => {
    // A list that has just grown scrolls before the ResizeObserver runs. That is not the user scrolling.
    if (measure() !== height) return resized();
    // Scrolling by this module reports itself.
    if (Math.abs(scroller.scrollTop - top) < 2) return;
    top = scroller.scrollTop;
    isFollowing = endOf() - top < NEAR_END_PX;
    first = undefined;
    if (isFollowing !== atEnd) report(isFollowing);
  });
  const observer = new ResizeObserver(resized);
  observer.observe(scroller);
  observer.observe(content);
  return {
    get atEnd() {
      return atEnd;
    },
    toEnd(limit) {
      isFollowing = true;
      first = limit;
      follow();
    },
    toNode(node) {
      isFollowing = false;
      first = undefined;
      node.scrollIntoView({ block: 'center' });
      top = scroller.scrollTop;
      height = measure();
      report(endOf() - top < NEAR_END_PX);
    },
  };
}
