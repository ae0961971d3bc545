import { once } from 'node:events';
import type { APIApplicationCommand, APIChannel, APIMessage, APIUser } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type { Action, GivenCommand, GivenField, GivenOption, News } from '../protocol.ts';

/** A form that the bot has put before a person. */
export type OpenModal = Pick<Extract<News, { news: 'modal' }>, 'token' | 'modal'> & { readonly channel: string };

/** How an action ended. */
export type Outcome =
  | { readonly ok: true; readonly modal?: OpenModal }
  | { readonly ok: false; readonly sentence: string };

/** A slash command's subcommand and options, by name. */
export interface Typed {
  readonly subcommand?: string;
  readonly options?: Readonly<Record<string, GivenOption['value']>>;
}

/** An action before it has its number. */
type Fresh<One> = One extends unknown ? Omit<One, 'nonce'> : never;
type Answer = Extract<News, { nonce: number }>;

/** Any component, as far as finding it matters. */
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

const RECONNECT = 100;
const PATIENCE = 10_000;

/** A person at the playground who acts for a test, over the same wire as the page. */
export class Person {
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

  #commands: Pick<Extract<News, { news: 'commands' }>, 'commands' | 'offered'> = {
    commands: [],
    offered: { 0: [], 1: [], 2: [] },
  };
  /** Whether the bot is there. */
  online = false;

  private constructor(address: string, answered?: () => Promise<void>) {
    this.#address = address;
    this.#answered = answered;
  }

  /**
   * Opens a tab at a playground as one of its people, by name or id. A busy bot defers its answers: where `answered` waits
   * for them, an action is done when its answer can be read.
   */
  static join(playgroundUrl: string, name: string, answered?: () => Promise<void>): Promise<Person> {
    return Person.#open(playgroundUrl, `user=${encodeURIComponent(name)}`, answered);
  }

  /** Opens a tab as the person of a name, who is new if nobody has that name yet. */
  static come(playgroundUrl: string, name: string, answered?: () => Promise<void>): Promise<Person> {
    return Person.#open(playgroundUrl, `as=${encodeURIComponent(name)}`, answered);
  }

  static async #open(playgroundUrl: string, query: string, answered?: () => Promise<void>): Promise<Person> {
    const person = new Person(`${playgroundUrl.replace('http', 'ws')}/people?${query}`, answered);
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

  /** The commands that this person is offered on the server. */
  get commands(): readonly APIApplicationCommand[] {
    const { commands, offered } = this.#commands;
    return commands.filter(({ id }) => offered[0].includes(id));
  }

  /** What this person sees in a channel (by name or id), oldest first, own ephemeral messages included; `content` is all they read. */
  messages(channel: string): APIMessage[] {
    return [...(this.#messages.get(this.#channelId(channel))?.values() ?? [])];
  }

  /** The present form of a message, or nothing when it is gone. */
  now(message: APIMessage): APIMessage | undefined {
    return this.#messages.get(message.channel_id)?.get(message.id);
  }

  say(channel: string, content: string): Promise<Outcome> {
    return this.#do({ do: 'say', channel: this.#channelId(channel), content });
  }

  command(channel: string, command: string, typed: Typed = {}): Promise<Outcome> {
    return this.#do({ do: 'command', channel: this.#channelId(channel), given: given(command, typed) });
  }

  /** The names and values that are offered while this person types in one option. */
  async autocomplete(channel: string, command: string, typed: Typed & { readonly focused: string }) {
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

  /** Presses a button, found by its label or custom id on the message as it is now. */
  click(message: APIMessage, labelOrCustomId: string): Promise<Outcome> {
    const customId = this.#componentId(message, labelOrCustomId);
    return this.#do({ do: 'component', channel: message.channel_id, message: message.id, customId });
  }

  /** Chooses in a menu, found by its custom id or placeholder; values may also be given as labels. */
  choose(message: APIMessage, menu: string, values: readonly string[]): Promise<Outcome> {
    const customId = this.#componentId(message, menu);
    const found = components(this.now(message) ?? message).find((one) => one.custom_id === customId);
    const chosen = values.map((one) => found?.options?.find((option) => option.label === one)?.value ?? one);
    return this.#do({ do: 'component', channel: message.channel_id, message: message.id, customId, values: chosen });
  }

  /** Fills in a form, by custom id, and sends it. */
  submit(modal: OpenModal, fields: Readonly<Record<string, GivenField>>): Promise<Outcome> {
    return this.#do({ do: 'modal', channel: modal.channel, modal: modal.token, fields });
  }

  /** Does what belongs to the playground and not to Discord: languages, bad days, a new world. */
  arrange(
    action: Fresh<Extract<Action, { do: 'language' | 'serverLanguage' | 'faults' | 'renew' }>>,
  ): Promise<Outcome> {
    return this.#do(action);
  }

  dismiss(message: APIMessage): Promise<Outcome> {
    return this.#do({ do: 'dismiss', channel: message.channel_id, message: message.id });
  }

  /** Opens the conversation with the bot and gives its channel. */
  async openDm(): Promise<APIChannel> {
    await this.#do({ do: 'openDm' });
    return this.until(() => this.channels.find((one) => one.type === 1 && one.recipients?.length === 1));
  }

  /** Opens the chat with other people and gives its channel. */
  async chat(...others: readonly Person[]): Promise<APIChannel> {
    const people = others.map(({ user }) => user.id);
    await this.#do({ do: 'chat', people });
    const isAmong = (one: APIChannel) =>
      'recipients' in one &&
      one.recipients?.length === people.length + 1 &&
      people.every((id) => one.recipients?.some((other) => other.id === id));
    return this.until(() => this.channels.find(isAmong));
  }

  /** Uses a command from the menu of a message or a person. */
  menu(channel: string, command: string, target: string): Promise<Outcome> {
    const found = this.#commands.commands.find(({ type, name }) => type !== 1 && name === command);
    return this.#do({ do: 'menu', channel: this.#channelId(channel), command: found?.id ?? '', target });
  }

  /** Adds the bot to one's apps, or removes it. */
  install(installed = true): Promise<Outcome> {
    return this.#do({ do: 'install', installed });
  }

  /** Waits until something holds, looking again at every piece of news, and gives what was found. */
  async until<Found>(predicate: () => Found, ms = PATIENCE): Promise<NonNullable<Exclude<Found, false>>> {
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
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as News));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      for (const [nonce, answer] of this.#waiting) answer({ news: 'failed', nonce, sentence: 'The line broke.' });
      this.#waiting.clear();
      this.#connected = false;
      this.online = false;
      if (!this.#left) setTimeout(() => this.#left || this.#connect(), RECONNECT);
    });
  }

  #hear(news: News): void {
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

  #meet(world: Extract<News, { news: 'world' }>): void {
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

  /** Waits until the bot has answered, and what it sent has arrived. */
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

  /** Does it when there is a line; an action whose line breaks before the answer has failed. */
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
    const all = components(this.now(message) ?? message).filter((one) => one.custom_id !== undefined);
    const found =
      all.find((one) => one.custom_id === name) ??
      all.find((one) => one.label === name || one.placeholder === name) ??
      all.find((one) => one.label?.includes(name));
    if (found?.custom_id !== undefined) return found.custom_id;
    const there = all.map((one) => one.label ?? one.placeholder ?? one.custom_id).join(', ');
    throw new Error(`There is no "${name}" on this message, only: ${there || 'nothing'}`);
  }
}

/** All that a message says, the same whether it came as content or in parts. */
export function textOf(message: APIMessage): string {
  const said = components(message).flatMap(({ content }) => content ?? []);
  return [message.content, ...said].filter(Boolean).join('\n');
}

/** All components of a message, nested ones too. */
export function components(message: APIMessage): Component[] {
  const inside = (one: Component): Component[] => [
    one,
    ...[...(one.components ?? []), one.accessory, one.component].flatMap((part) => (part ? inside(part) : [])),
  ];
  return (message.components ?? []).flatMap(inside);
}

function given(command: string, { subcommand, options = {} }: Typed): GivenCommand {
  return {
    command,
    ...(subcommand !== undefined && { subcommand }),
    options: Object.entries(options).map(([name, value]) => ({ name, value })),
  };
}
