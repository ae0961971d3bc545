import { once } from 'node:events';
import type { APIApplicationCommand, APIChannel, APIMessage, APIUser } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type {
  Action,
  ActionResponse,
  GivenCommand,
  GivenField,
  GivenOption,
  NewAction,
  PageMessage,
} from '../protocol.ts';

/** A modal that the bot has opened for a user. */
export type OpenModal = Pick<Extract<PageMessage, { type: 'modal' }>, 'token' | 'modal'> & { readonly channel: string };

export type Outcome =
  | { readonly ok: true; readonly modal?: OpenModal }
  | { readonly ok: false; readonly sentence: string };

export interface CommandInput {
  readonly subcommand?: string;
  readonly options?: Readonly<Record<string, GivenOption['value']>>;
}

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
  readonly #waiting = new Map<number, (response: ActionResponse) => void>();
  readonly #pollers = new Set<() => void>();
  readonly #channels = new Map<string, APIChannel>();
  readonly #messages = new Map<string, Map<string, APIMessage>>();

  #commands: Pick<Extract<PageMessage, { type: 'commands' }>, 'commands' | 'offered'> = {
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
   * Opens a tab as an existing user, by name or id. A busy bot defers its replies. If `answered` is given, an action
   * completes only when its reply has arrived.
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
    if (answer.type !== 'choices') throw new Error(answer.type === 'failed' ? answer.sentence : answer.type);
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
    action: NewAction<Extract<Action, { do: 'language' | 'serverLanguage' | 'faults' | 'renew' }>>,
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

  /**
   * Waits until the predicate returns a value and returns it. Checks after each message from the playground. Rejects
   * after `ms` milliseconds.
   */
  async until<Found>(predicate: () => Found, ms = TIMEOUT_MS): Promise<NonNullable<Exclude<Found, false>>> {
    const found = predicate();
    if (found) return found as NonNullable<Exclude<Found, false>>;
    return new Promise((resolve, reject) => {
      const poll = () => {
        const seen = predicate();
        if (!seen) return;
        clearTimeout(timer);
        this.#pollers.delete(poll);
        resolve(seen as NonNullable<Exclude<Found, false>>);
      };
      const timer = setTimeout(() => {
        this.#pollers.delete(poll);
        reject(new Error(`${this.#you?.global_name ?? 'A user'} waited ${ms} ms for: ${predicate}`));
      }, ms);
      this.#pollers.add(poll);
    });
  }

  leave(): void {
    this.#left = true;
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address, { perMessageDeflate: false });
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as PageMessage));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      for (const [nonce, answer] of this.#waiting)
        answer({ type: 'failed', nonce, sentence: 'The connection was lost.' });
      this.#waiting.clear();
      this.#connected = false;
      this.online = false;
      if (!this.#left) setTimeout(() => this.#left || this.#connect(), RECONNECT_MS);
    });
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
      case 'typing':
      case 'faults':
        break;
      default:
        this.#waiting.get(update.nonce)?.(update);
        this.#waiting.delete(update.nonce);
    }
    for (const poll of [...this.#pollers]) poll();
  }

  #applyWorld(world: Extract<PageMessage, { type: 'world' }>): void {
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

  async #do(action: NewAction): Promise<Outcome> {
    const answer = await this.#send(action);
    if (answer.type === 'failed') return { ok: false, sentence: answer.sentence };
    if (answer.type === 'done' && answer.later) await this.#readAnswer();
    if (answer.type !== 'modal' || !('channel' in action)) return { ok: true };
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
  async #send(action: NewAction): Promise<ActionResponse> {
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
