import { once } from 'node:events';
import type { APIApplicationCommand, APIChannel, APIMessage, APIRole, APIUser } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type { Tabs } from '../people/tabs.ts';
import type { Action, ActionResponse, NewAction, PageMessage, RunningActivity } from '../protocol.ts';
import type { PlaygroundUser } from '../world/setup.ts';
import { textOf } from './text.ts';

export interface WaitOptions {
  /** Timeout of a wait in ms. */
  readonly waitMs: number;
  /** Requests so far that Discord would have rejected, for the error of a wait. */
  readonly problems?: readonly string[] | undefined;
}

/** Maximum number of problems in the error of a wait. */
const MAX_PROBLEMS = 5;

type Found<Value> = NonNullable<Exclude<Value, false>>;

/** What a user sees: channels, messages and commands, kept up to date. */
export class UserConnection {
  readonly #link: Link;
  readonly #options: WaitOptions;
  #isConnected = false;
  #nonce = 0;
  #you: APIUser | undefined;
  #names: { readonly user: readonly APIUser[]; readonly role: readonly APIRole[] } = { user: [], role: [] };
  readonly #waiting = new Map<number, (response: ActionResponse) => void>();
  /** Deferred actions whose bot has replied since. */
  readonly #replied = new Set<number>();
  readonly #pollers = new Set<() => void>();
  readonly #channels = new Map<string, APIChannel>();
  readonly #messages = new Map<string, Map<string, APIMessage>>();
  #commands: Pick<Extract<PageMessage, { type: 'commands' }>, 'commands' | 'offered'> = {
    commands: [],
    offered: { 0: [], 1: [], 2: [], servers: {}, hidden: {} },
  };
  /** Whether the bot is online. */
  online = false;
  /** The running instances of the Activity. */
  running: readonly RunningActivity[] = [];
  /** Called with messages to an open Activity. */
  onActivity: (update: PageMessage) => void = () => {};

  constructor(link: Link, options: WaitOptions) {
    this.#link = link;
    this.#options = options;
    link.open(
      (update) => this.#receive(update),
      () => this.#lost(),
    );
  }

  /** Waits until the user has joined. The error of the wait says `what` it waited for. */
  async ready(what: string): Promise<void> {
    await this.until(() => this.#you, undefined, what);
  }

  get user(): APIUser {
    if (!this.#you) throw new Error('This person has not joined yet.');
    return this.#you;
  }

  get channels(): APIChannel[] {
    return [...this.#channels.values()];
  }

  /** All commands that the user can see anywhere. */
  get allCommands(): readonly APIApplicationCommand[] {
    return this.#commands.commands;
  }

  /** The commands offered to the user on the server. */
  get commands(): readonly APIApplicationCommand[] {
    const { commands, offered } = this.#commands;
    return commands.filter(({ id }) => offered[0].includes(id));
  }

  /** The permissions that the user lacks for each command that is hidden from them on the server. */
  get hiddenCommands(): Readonly<Record<string, string>> {
    return this.#commands.offered.hidden;
  }

  messagesIn(channel: string): APIMessage[] {
    return [...(this.#messages.get(channel)?.values() ?? [])];
  }

  /** Returns the id of a user or role by its name, or undefined if there is none. */
  idOf(kind: 'user' | 'role', name: string): string | undefined {
    if (kind === 'role') return this.#names.role.find((role) => role.name === name)?.id;
    return this.#names.user.find((user) => user.global_name === name || user.username === name)?.id;
  }

  /** Sends an action once connected. It fails if the connection drops before the response. */
  async send(action: NewAction): Promise<ActionResponse> {
    const nonce = ++this.#nonce;
    await this.until(() => this.#isConnected);
    return new Promise((resolve) => {
      this.#waiting.set(nonce, resolve);
      this.#link.send({ ...action, nonce });
    });
  }

  /** Waits until the bot has replied to a deferred action, but not longer than `ms`. Returns whether it has. */
  async replied(nonce: number, ms: number): Promise<boolean> {
    if (ms > 0) await this.until(() => this.#replied.has(nonce), ms).catch(() => {});
    return this.#replied.delete(nonce);
  }

  /** Waits until all messages for this user have arrived. */
  flush(): Promise<void> {
    return this.#link.flush();
  }

  /**
   * Waits until the predicate returns a value and returns it. Checks after each message from the playground. Rejects
   * after `ms` milliseconds with an error that says for `what` it waited.
   */
  async until<Value>(
    predicate: () => Value,
    ms = this.#options.waitMs,
    what: string | (() => string) = String(predicate),
  ): Promise<Found<Value>> {
    const value = predicate();
    if (value) return value as Found<Value>;
    // The timer's own stack would not have the line of the test.
    const [, ...frames] = new Error().stack?.split('\n') ?? [];
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        this.#pollers.delete(poll);
      };
      const poll = () => {
        try {
          const seen = predicate();
          if (!seen) return;
          resolve(seen as Found<Value>);
        } catch (error) {
          reject(error);
        }
        stop();
      };
      const timer = setTimeout(() => {
        stop();
        const error = new Error(this.#missing(ms, typeof what === 'string' ? what : what()));
        error.stack = [`Error: ${error.message}`, ...frames].join('\n');
        reject(error);
      }, ms);
      this.#pollers.add(poll);
    });
  }

  #missing(ms: number, what: string): string {
    const problems = (this.#options.problems ?? []).slice(-MAX_PROBLEMS);
    return [
      `${this.#you?.global_name ?? 'A user'} waited ${ms} ms for: ${what}`,
      ...(this.#isConnected && !this.online ? ['The bot is offline.'] : []),
      ...(problems.length > 0 ? [['Discord would have rejected:', ...problems].join('\n- ')] : []),
    ].join('\n');
  }

  close(): void {
    this.#link.close();
  }

  #lost(): void {
    for (const [nonce, answer] of this.#waiting)
      answer({ type: 'failed', nonce, sentence: 'The connection was lost.' });
    this.#waiting.clear();
    this.#isConnected = false;
    this.online = false;
  }

  #receive(update: PageMessage): void {
    switch (update.type) {
      case 'world':
        this.#applyWorld(update);
        break;
      case 'message':
      case 'edit':
        this.#remember(update.message);
        break;
      case 'delete':
        this.#messages.get(update.channel)?.delete(update.message);
        break;
      case 'channel':
        this.#channels.set(update.channel.id, update.channel);
        break;
      case 'gone':
        this.#channels.delete(update.channel);
        this.#messages.delete(update.channel);
        break;
      case 'commands':
        this.#commands = update;
        break;
      case 'bot':
        this.online = update.online;
        break;
      case 'replied':
        this.#replied.add(update.nonce);
        break;
      case 'running':
        this.running = update.running;
        break;
      case 'frame':
      case 'question':
      case 'closed':
        this.onActivity(update);
        break;
      case 'typing':
      case 'faults':
      case 'clock':
        break;
      default:
        this.#waiting.get(update.nonce)?.(update);
        this.#waiting.delete(update.nonce);
    }
    for (const poll of [...this.#pollers]) poll();
  }

  #applyWorld(world: Extract<PageMessage, { type: 'world' }>): void {
    this.#you = world.you;
    this.#names = { user: world.bot ? [...world.people, world.bot] : world.people, role: world.roles };
    this.#isConnected = true;
    this.online = world.online;
    this.#commands = world;
    this.running = world.running;
    this.#channels.clear();
    this.#messages.clear();
    for (const channel of world.channels) this.#channels.set(channel.id, channel);
    for (const message of Object.values(world.messages).flat()) this.#remember(message);
  }

  #remember(message: APIMessage): void {
    const said = this.#messages.get(message.channel_id) ?? new Map<string, APIMessage>();
    this.#messages.set(message.channel_id, said.set(message.id, { ...message, content: textOf(message) }));
  }
}

/** A user's connection to the playground, over a WebSocket or in the same process. */
export interface Link {
  /** Connects. `lost` is called when the connection closes; the link then reconnects automatically. */
  open(receive: (update: PageMessage) => void, lost: () => void): void;
  send(action: Action): void;
  /** Waits until all messages that were sent to this user have arrived. */
  flush(): Promise<void>;
  close(): void;
}

const RECONNECT_MS = 100;

/** Returns a link to a playground in this process. Messages arrive immediately. */
export function directLink(tabs: Tabs, person: PlaygroundUser): Link {
  let tab: ReturnType<Tabs['open']> | undefined;
  return {
    open(receive) {
      // A copy, because tests must not change the world through messages.
      tab = tabs.open(person, (update) => receive(JSON.parse(JSON.stringify(update)) as PageMessage));
    },
    send(action) {
      if (tab?.receive(JSON.stringify(action)) === false)
        throw new Error(`The playground cannot read this action: ${JSON.stringify(action)}`);
    },
    flush: async () => {},
    close: () => tab?.close(),
  };
}

/** Returns a link to a playground at an address. */
export function socketLink(address: string): Link {
  let socket: WebSocket | undefined;
  let isClosed = false;
  const link: Link = {
    open(receive, lost) {
      const opened = new WebSocket(address, { perMessageDeflate: false });
      socket = opened;
      opened.on('message', (data) => receive(JSON.parse(String(data)) as PageMessage));
      opened.on('error', () => opened.terminate());
      opened.on('close', () => {
        lost();
        if (!isClosed) setTimeout(() => isClosed || link.open(receive, lost), RECONNECT_MS);
      });
    },
    send: (action) => socket?.send(JSON.stringify(action)),
    async flush() {
      const open = socket;
      if (open?.readyState !== WebSocket.OPEN) return;
      const heard = new AbortController();
      const until = (event: string) => once(open, event, { signal: heard.signal });
      open.ping();
      await Promise.race([until('pong'), until('close')]);
      heard.abort();
    },
    close() {
      isClosed = true;
      socket?.close();
    },
  };
  return link;
}
