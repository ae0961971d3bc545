import { type APIMessage, type APIUser, ChannelType } from 'discord-api-types/v10';
import type { ActionResponse, GivenFile, NewAction, PageMessage } from '../../protocol.ts';
import type { Words } from './words/words.ts';

/** The world as the playground sent it. */
export type PageWorld = Omit<Extract<PageMessage, { type: 'world' }>, 'type'>;

/** An action that is pending or has failed. */
export interface Attempt {
  readonly nonce: number;
  readonly channel: string;
  /** The typed input. It is shown at the end of the channel while pending. */
  readonly typed?: string;
  /** The pressed component. It is shown as busy while pending. */
  readonly pressed?: { readonly message: string; readonly customId: string };
  readonly failed?: string;
}

/** The immutable state of the page. */
export interface State {
  readonly connected: boolean;
  readonly world?: PageWorld;
  /** Id of the open channel. */
  readonly channel?: string;
  readonly unread: Readonly<Record<string, { readonly count: number; readonly mentions: number }>>;
  readonly attempts: readonly Attempt[];
  /** Typing indicators with their expiry in ms. */
  readonly typing: readonly { readonly channel: string; readonly user: string; readonly until: number }[];
}

export const INITIAL_STATE: State = { connected: false, unread: {}, attempts: [], typing: [] };

const TYPING_MS = 10_000;

/** Returns the state after a message from the playground. */
export function receive(state: State, update: PageMessage, now = Date.now()): State {
  if (update.type === 'world') return applyWorld(state, update);
  const { world } = state;
  if (!world) return state;
  const known = (change: Partial<PageWorld>): State => ({ ...state, world: { ...world, ...change } });
  switch (update.type) {
    case 'message':
      return unread(withMessage(state, world, update.message), world, update.message);
    case 'edit':
      return withMessage(state, world, update.message);
    case 'delete': {
      const rest = (world.messages[update.channel] ?? []).filter(({ id }) => id !== update.message);
      return known({ messages: { ...world.messages, [update.channel]: rest } });
    }
    case 'channel': {
      const others = world.channels.filter(({ id }) => id !== update.channel.id);
      return known({ channels: [...others, update.channel] });
    }
    case 'gone':
      return leaveChannel(
        known({ channels: world.channels.filter(({ id }) => id !== update.channel) }),
        world,
        update.channel,
      );
    case 'commands':
      return known({ commands: update.commands, offered: update.offered });
    case 'bot':
      return known({ bot: update.bot, online: update.online });
    case 'faults':
      return known({ faults: update.faults });
    case 'running':
      return known({ running: update.running });
    case 'frame':
    case 'question':
    case 'closed':
      return state;
    case 'clock':
      return known({ aheadMs: update.aheadMs });
    case 'typing': {
      const others = state.typing.filter(({ channel, user }) => channel !== update.channel || user !== update.user);
      return { ...state, typing: [...others, { channel: update.channel, user: update.user, until: now + TYPING_MS }] };
    }
    case 'failed':
      return {
        ...state,
        attempts: state.attempts.map((a) => (a.nonce === update.nonce ? { ...a, failed: update.sentence } : a)),
      };
    case 'done':
    case 'modal':
    case 'launch':
    case 'choices':
    case 'replied':
      return removeAttempt(state, update.nonce);
  }
}

/** Returns the state with a new attempt. Earlier failures on the same message are removed. */
export function addAttempt(state: State, added: Attempt): State {
  const message = added.pressed?.message;
  const others = state.attempts.filter((a) => !(a.failed && message && a.pressed?.message === message));
  return { ...state, attempts: [...others, added] };
}

export function removeAttempt(state: State, nonce: number): State {
  return { ...state, attempts: state.attempts.filter((a) => a.nonce !== nonce) };
}

/** Returns the state after a lost connection. Pending attempts are dropped. */
export function disconnect(state: State): State {
  return { ...state, connected: false, attempts: state.attempts.filter((a) => a.failed), typing: [] };
}

/** Returns the state with a channel open and marked as read. */
export function open(state: State, channel: string): State {
  const { [channel]: _read, ...unread } = state.unread;
  return { ...state, channel, unread };
}

/** Whether a message mentions a user. */
export function mentions(message: APIMessage, person: string): boolean {
  return message.mention_everyone || message.mentions.some(({ id }) => id === person);
}

function applyWorld(state: State, { type: _, ...world }: Extract<PageMessage, { type: 'world' }>): State {
  const stays = world.channels.some(({ id }) => id === state.channel);
  const first = world.channels.find(({ type }) => type === ChannelType.GuildText) ?? world.channels[0];
  const { channel: _left, ...rest } = state;
  const channel = stays ? state.channel : first?.id;
  return { ...rest, world, connected: true, ...(channel && { channel }) };
}

/** If a deleted channel was open, opens its parent, or else the first text channel. */
function leaveChannel(state: State, before: PageWorld, gone: string): State {
  if (state.channel !== gone) return state;
  const was = before.channels.find(({ id }) => id === gone);
  const parent = was && 'parent_id' in was ? was.parent_id : undefined;
  const next =
    state.world?.channels.find(({ id }) => id === parent) ??
    state.world?.channels.find(({ type }) => type === ChannelType.GuildText);
  return next ? open(state, next.id) : state;
}

/** Inserts or replaces a message. Messages are sorted by id, which is their order in time. */
function withMessage(state: State, world: PageWorld, message: APIMessage): State {
  const here = world.messages[message.channel_id] ?? [];
  const others = here.filter(({ id }) => id !== message.id);
  const after = others.findIndex(({ id }) => BigInt(id) > BigInt(message.id));
  const messages = others.toSpliced(after < 0 ? others.length : after, 0, message);
  const typing = state.typing.filter(
    ({ channel, user }) => channel !== message.channel_id || user !== message.author.id,
  );
  return { ...state, typing, world: { ...world, messages: { ...world.messages, [message.channel_id]: messages } } };
}

/** Returns the number of unread messages that mention the user. */
export function mentionCount({ unread }: State): number {
  return Object.values(unread).reduce((sum, { mentions }) => sum + mentions, 0);
}

function unread(state: State, world: PageWorld, message: APIMessage): State {
  if (message.channel_id === state.channel || message.author.id === world.you.id) return state;
  const before = state.unread[message.channel_id] ?? { count: 0, mentions: 0 };
  const called = mentions(message, world.you.id) ? 1 : 0;
  const now = { count: before.count + 1, mentions: before.mentions + called };
  return { ...state, unread: { ...state.unread, [message.channel_id]: now } };
}

/** State and actions available to all parts of the page. */
export interface Page {
  readonly state: State;
  readonly words: Words;
  readonly locale: string;
  /** Sends an action. `shown` is its pending input on the page; `onResponse` is called with the response. */
  act(
    action: NewAction,
    shown?: Pick<Attempt, 'typed' | 'pressed'>,
    onResponse?: (response: ActionResponse) => void,
  ): void;
  /** Removes a failed attempt from the page. */
  forget(nonce: number): void;
  /** Opens a channel, at a message if one is given. */
  open(channel: string, message?: string): void;
  openDm(): void;
  switchUser(person: string): void;
  /** Returns the playground's time in ms. */
  now(): number;
  /** Starts a slash command in the composer. */
  call(name: string): void;
}

/** Returns a function that calls `draw` if one of the dependencies has changed since its last call. */
export function whenChanged(deps: () => readonly unknown[], draw: () => void): () => void {
  let seen: readonly unknown[] | undefined;
  return () => {
    const now = deps();
    if (seen && now.length === seen.length && now.every((dep, index) => Object.is(dep, seen?.[index]))) return;
    seen = now;
    draw();
  };
}

/** Maximum file size for users, in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Reads a file as base64. */
export async function readFile(file: File): Promise<GivenFile> {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
  reader.addEventListener('error', () => reject(reader.error));
  reader.readAsDataURL(file);
  return { filename: file.name, base64: await promise };
}

const USER_KEY = 'person';

export function nameOf(user: APIUser): string {
  return user.global_name ?? user.username;
}

/** Returns all users of the server and the bot. */
export function allUsers({ people, bot }: PageWorld): readonly APIUser[] {
  return bot ? [...people, bot] : people;
}

/**
 * Returns the name of this tab's user from the URL (`?as=Ada`) or the session storage, or undefined if neither has one.
 */
export function requestedUser(): string | undefined {
  return new URL(location.href).searchParams.get('as') ?? sessionStorage.getItem(USER_KEY) ?? undefined;
}

/** Stores this tab's user in the session storage. A copied URL names no user, so that a new tab is someone else. */
export function rememberUser(person: APIUser): void {
  sessionStorage.setItem(USER_KEY, nameOf(person));
  const address = new URL(location.href);
  address.searchParams.delete('as');
  history.replaceState(null, '', address);
}
