import { once } from 'node:events';
import type { APIApplicationCommand, APIChannel, APIMessage, APIUser } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type { Action, GivenCommand, GivenField, GivenOption, PageMessage } from '../protocol.ts';

/** A modal that the bot has opened for a user. */
export type OpenModal = Pick<Extract<PageMessage, { news: 'modal' }>, 'token' | 'modal'> & { readonly channel: string };

export type Outcome =
  | { readonly ok: true; readonly modal?: OpenModal }
  | { readonly ok: false; readonly sentence: string };

export interface CommandInput {
  readonly subcommand?: string;
  readonly options?: Readonly<Record<string, GivenOption['value']>>;
}

/** An action without its nonce. */
type Fresh<One> = One extends unknown ? Omit<One, 'nonce'> : never;
type Answer = Extract<PageMessage, { nonce: number }>;

/** The component fields used to find components and texts. */
interface Component {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly content?: string;
  readonly url?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
  readonly min_values?: number;
  readonly components?: readonly Component[];
  readonly accessory?: Component;
  readonly component?: Component;
}

const RECONNECT_MS = 100;
const TIMEOUT_MS = 10_000;

/** A test user that connects to the playground like the page does. */
export class TestUser {
  readonly #address: string;
  readonly #answered: (() => Promise<void>) | undefined;
  #socket: WebSocket | undefined;
  #connected = false;
  #left = false;
  #nonce = 0;
  #you: APIUser | undefined;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #watching = new Set<() => void>();
  readonly #channels = new Map<string, APIChannel>();
  readonly #messages = new Map<string, Map<string, APIMessage>>();

  #commands: Pick<Extract<PageMessage, { news: 'commands' }>, 'commands' | 'offered'> = {
    commands: [],
    offered: { 0: [], 1: [], 2: [] },
  };
  /** Whether the bot is online. */
  online = false;

  private constructor(address: string, answered?: () => Promise<void>) {
    this.#address = address;
    this.#answered = answered;
  }

  /**
   * Opens a tab as an existing user, by name or id. A busy bot defers its replies: with `answered`, an action completes
   * when its reply has arrived.
   */
  static join(playgroundUrl: string, name: string, answered?: () => Promise<void>): Promise<TestUser> {
    return TestUser.#open(playgroundUrl, `user=${encodeURIComponent(name)}`, answered);
  }

  /** Opens a tab as the user of that name, who is created if necessary. */
  static joinAs(playgroundUrl: string, name: string, answered?: () => Promise<void>): Promise<TestUser> {
    return TestUser.#open(playgroundUrl, `as=${encodeURIComponent(name)}`, answered);
  }

  static async #open(playgroundUrl: string, query: string, answered?: () => Promise<void>): Promise<TestUser> {
    const person = new TestUser(`${playgroundUrl.replace('http', 'ws')}/people?${query}`, answered);
    person.#connect();
    try {
      await person.until(() => person.#you);
    } catch (error) {
      person.leave();
      throw error;
    }
    return person;
  }

  get user(): APIUser {
    if (!this.#you) throw new Error('This person has not joined yet.');
    return this.#you;
  }

  get channels(): APIChannel[] {
    return [...this.#channels.values()];
  }

  /** The commands offered to this user on the server. */
  get commands(): readonly APIApplicationCommand[] {
    const { commands, offered } = this.#commands;
    return commands.filter(({ id }) => offered[0].includes(id));
  }

  /**
   * Returns the messages of a channel (by name or id) that this user sees, oldest first. `content` includes the text of
   * components.
   */
  messages(channel: string): APIMessage[] {
    return [...(this.#messages.get(this.#channelId(channel))?.values() ?? [])];
  }

  /** Returns the current version of a message. Undefined if it was deleted. */
  latest(message: APIMessage): APIMessage | undefined {
    return this.#messages.get(message.channel_id)?.get(message.id);
  }

  say(channel: string, content: string): Promise<Outcome> {
    return this.#do({ do: 'say', channel: this.#channelId(channel), content });
  }

  command(channel: string, command: string, typed: CommandInput = {}): Promise<Outcome> {
    return this.#do({ do: 'command', channel: this.#channelId(channel), given: given(command, typed) });
  }

  /** Returns the suggestions for the focused option. */
  async autocomplete(channel: string, command: string, typed: CommandInput & { readonly focused: string }) {
    const { options, ...rest } = given(command, typed);
    const typing = options.map((one) => (one.name === typed.focused ? { ...one, focused: true as const } : one));
    const action = {
      do: 'autocomplete',
      channel: this.#channelId(channel),
      given: { ...rest, options: typing },
    } as const;
    const answer = await this.#send(action);
    if (answer.news !== 'choices') throw new Error(answer.news === 'failed' ? answer.sentence : answer.news);
    return answer.choices;
  }

  /** Presses a button, found by label or custom id in the current message. */
  click(message: APIMessage, labelOrCustomId: string): Promise<Outcome> {
    const customId = this.#componentId(message, labelOrCustomId);
    return this.#do({ do: 'component', channel: message.channel_id, message: message.id, customId });
  }

  /** Selects values or labels in a menu, found by custom id or placeholder. */
  choose(message: APIMessage, menu: string, values: readonly string[]): Promise<Outcome> {
    const customId = this.#componentId(message, menu);
    const found = components(this.latest(message) ?? message).find((one) => one.custom_id === customId);
    const chosen = values.map((one) => found?.options?.find((option) => option.label === one)?.value ?? one);
    return this.#do({ do: 'component', channel: message.channel_id, message: message.id, customId, values: chosen });
  }

  /** Submits a modal with fields by custom id. */
  submit(modal: OpenModal, fields: Readonly<Record<string, GivenField>>): Promise<Outcome> {
    return this.#do({ do: 'modal', channel: modal.channel, modal: modal.token, fields });
  }

  /** Changes playground settings: languages, faults, a reset. */
  configure(
    action: Fresh<Extract<Action, { do: 'language' | 'serverLanguage' | 'faults' | 'renew' }>>,
  ): Promise<Outcome> {
    return this.#do(action);
  }

  dismiss(message: APIMessage): Promise<Outcome> {
    return this.#do({ do: 'dismiss', channel: message.channel_id, message: message.id });
  }

  /** Opens the DM with the bot and returns its channel. */
  async openDm(): Promise<APIChannel> {
    await this.#do({ do: 'openDm' });
    return this.until(() => this.channels.find((one) => one.type === 1 && one.recipients?.length === 1));
  }

  /** Opens a chat with other users and returns its channel. */
  async chat(...others: readonly TestUser[]): Promise<APIChannel> {
    const people = others.map(({ user }) => user.id);
    await this.#do({ do: 'chat', people });
    const isAmong = (one: APIChannel) =>
      'recipients' in one &&
      one.recipients?.length === people.length + 1 &&
      people.every((id) => one.recipients?.some((other) => other.id === id));
    return this.until(() => this.channels.find(isAmong));
  }

  /** Runs a context-menu command on a message or user. */
  menu(channel: string, command: string, target: string): Promise<Outcome> {
    const found = this.#commands.commands.find(({ type, name }) => type !== 1 && name === command);
    return this.#do({ do: 'menu', channel: this.#channelId(channel), command: found?.id ?? '', target });
  }

  /** Adds the bot to the user's apps or removes it. */
  install(installed = true): Promise<Outcome> {
    return this.#do({ do: 'install', installed });
  }

  /** Waits until the predicate returns a value and returns it. Checks after each message from the playground. */
  async until<Found>(predicate: () => Found, ms = TIMEOUT_MS): Promise<NonNullable<Exclude<Found, false>>> {
    const found = predicate();
    if (found) return found as NonNullable<Exclude<Found, false>>;
    return new Promise((resolve, reject) => {
      const look = () => {
        const seen = predicate();
        if (!seen) return;
        clearTimeout(timer);
        this.#watching.delete(look);
        resolve(seen as NonNullable<Exclude<Found, false>>);
      };
      const timer = setTimeout(() => {
        this.#watching.delete(look);
        reject(new Error(`${this.#you?.global_name ?? 'Somebody'} waited ${ms} ms in vain for: ${predicate}`));
      }, ms);
      this.#watching.add(look);
    });
  }

  leave(): void {
    this.#left = true;
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address, { perMessageDeflate: false });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as PageMessage));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      for (const [nonce, answer] of this.#waiting) answer({ news: 'failed', nonce, sentence: 'The line broke.' });
      this.#waiting.clear();
      this.#connected = false;
      this.online = false;
      if (!this.#left) setTimeout(() => this.#left || this.#connect(), RECONNECT_MS);
    });
  }

  #hear(news: PageMessage): void {
    switch (news.news) {
      case 'world':
        this.#meet(news);
        break;
      case 'message':
      case 'edit':
        this.#remember(news.message);
        break;
      case 'delete':
        this.#messages.get(news.channel)?.delete(news.message);
        break;
      case 'channel':
        this.#channels.set(news.channel.id, news.channel);
        break;
      case 'gone':
        this.#channels.delete(news.channel);
        this.#messages.delete(news.channel);
        break;
      case 'commands':
        this.#commands = news;
        break;
      case 'bot':
        this.online = news.online;
        break;
      case 'typing':
      case 'faults':
        break;
      default:
        this.#waiting.get(news.nonce)?.(news);
        this.#waiting.delete(news.nonce);
    }
    for (const look of [...this.#watching]) look();
  }

  #meet(world: Extract<PageMessage, { news: 'world' }>): void {
    this.#you = world.you;
    this.#connected = true;
    this.online = world.online;
    this.#commands = world;
    this.#channels.clear();
    this.#messages.clear();
    for (const channel of world.channels) this.#channels.set(channel.id, channel);
    for (const message of Object.values(world.messages).flat()) this.#remember(message);
  }

  #remember(message: APIMessage): void {
    const said = this.#messages.get(message.channel_id) ?? new Map<string, APIMessage>();
    this.#messages.set(message.channel_id, said.set(message.id, { ...message, content: textOf(message) }));
  }

  async #do(action: Fresh<Action>): Promise<Outcome> {
    const answer = await this.#send(action);
    if (answer.news === 'failed') return { ok: false, sentence: answer.sentence };
    if (answer.news === 'done' && answer.later) await this.#readAnswer();
    if (answer.news !== 'modal' || !('channel' in action)) return { ok: true };
    return { ok: true, modal: { token: answer.token, modal: answer.modal, channel: action.channel } };
  }

  /** Waits until the bot has replied and the reply has arrived. */
  async #readAnswer(): Promise<void> {
    if (!this.#answered) return;
    await this.#answered();
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const heard = new AbortController();
    const until = (event: string) => once(socket, event, { signal: heard.signal });
    socket.ping();
    await Promise.race([until('pong'), until('close')]);
    heard.abort();
  }

  /** Sends an action once connected. It fails if the connection drops before the response. */
  async #send(action: Fresh<Action>): Promise<Answer> {
    const nonce = ++this.#nonce;
    await this.until(() => this.#connected);
    return new Promise((resolve) => {
      this.#waiting.set(nonce, resolve);
      this.#socket?.send(JSON.stringify({ ...action, nonce }));
    });
  }

  #channelId(nameOrId: string): string {
    const named = this.channels.find((one) => one.name === nameOrId);
    return named?.id ?? nameOrId;
  }

  #componentId(message: APIMessage, name: string): string {
    const all = components(this.latest(message) ?? message).filter((one) => one.custom_id !== undefined);
    const found =
      all.find((one) => one.custom_id === name) ??
      all.find((one) => one.label === name || one.placeholder === name) ??
      all.find((one) => one.label?.includes(name));
    if (found?.custom_id !== undefined) return found.custom_id;
    const there = all.map((one) => one.label ?? one.placeholder ?? one.custom_id).join(', ');
    throw new Error(`There is no "${name}" on this message, only: ${there || 'nothing'}`);
  }
}

/** Returns the text of a message, from its content and its components. */
export function textOf(message: APIMessage): string {
  const said = components(message).flatMap(({ content }) => content ?? []);
  return [message.content, ...said].filter(Boolean).join('\n');
}

/** Returns all components of a message, nested ones included. */
export function components(message: APIMessage): Component[] {
  const inside = (one: Component): Component[] => [
    one,
    ...[...(one.components ?? []), one.accessory, one.component].flatMap((part) => (part ? inside(part) : [])),
  ];
  return (message.components ?? []).flatMap(inside);
}

function given(command: string, { subcommand, options = {} }: CommandInput): GivenCommand {
  return {
    command,
    ...(subcommand !== undefined && { subcommand }),
    options: Object.entries(options).map(([name, value]) => ({ name, value })),
  };
}
