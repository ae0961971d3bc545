import { setTimeout } from 'node:timers/promises';
import {
  type APIApplicationCommand,
  type APIChannel,
  type APIMessage,
  type APIUser,
  ChannelType,
} from 'discord-api-types/v10';
import type { Action, GivenField, NewAction, PageMessage, RunningActivity } from '../protocol.ts';
import { TestActivity } from './activity.ts';
import { type Link, socketLink, UserConnection, type WaitOptions } from './connection.ts';
import {
  byCustomId,
  type CommandInput,
  commandOf,
  customIdOf,
  type FocusedInput,
  findComponent,
  focusedCommand,
  givenCommand,
  hasText,
  labelOf,
  listed,
  pressable,
  readSlash,
  slashNames,
  textOf,
} from './text.ts';

/** A modal that the bot has opened for a user. */
export type OpenModal = Pick<Extract<PageMessage, { type: 'modal' }>, 'token' | 'modal'> & { readonly channel: string };

/** A message: as the user sees it, or of discord.js. */
type MessageReference = { readonly id: string } & ({ readonly channel_id: string } | { readonly channelId: string });

/** Result of a user's action: the modal or the Activity that it opened, or the sentence with which Discord would refuse it. */
export type Outcome =
  | { readonly ok: true; readonly modal?: OpenModal; readonly activity?: TestActivity }
  | { readonly ok: false; readonly sentence: string };

export interface TestUserOptions extends Partial<WaitOptions> {
  /** Resolves when the bot has finished. By default an action waits for the first message after a deferral. */
  readonly answered?: (() => Promise<void>) | undefined;
  /** Maximum wait in ms for the first message after a deferral. A bot may defer an update and never send one. */
  readonly deferredMs?: number;
  /** Pause in ms after the bot's answer, in which it handles the response to its request. 20 by default. */
  readonly pauseMs?: number | undefined;
  /** Resolves when the bot has the responses to its requests. */
  readonly sent?: () => Promise<void>;
  /** Called before an action. Throws if there is no bot. */
  readonly requireBot?: () => void;
  /** Called with the outcome of an action that failed. Strict playgrounds throw here. */
  readonly onFailure?: ((user: APIUser, sentence: string) => void) | undefined;
}

/** Options of a user of a playground in another process. */
type JoinOptions = Partial<WaitOptions> & Pick<TestUserOptions, 'pauseMs'>;

/** Default timeout of a wait in ms. With the start of a bot it is shorter than the 5 s that vitest and jest give a test. */
const WAIT_MS = 2_000;

/** Default pause of a user in ms after the bot's answer. People need longer. */
const PAUSE_MS = 20;

function defaultPauseMs(): number {
  return Number(process.env.PLAYGROUND_PAUSE_MS || PAUSE_MS);
}

export function defaultWaitMs(): number {
  return Number(process.env.PLAYGROUND_WAIT_MS || WAIT_MS);
}

const DEFERRED_MS = 3_000;

/** Actions that the bot answers. */
const FOR_THE_BOT: ReadonlySet<Action['do']> = new Set(['command', 'menu', 'component', 'modal', 'launch']);

type Setting = 'language' | 'serverLanguage' | 'faults' | 'advance' | 'addPerson' | 'addChannel' | 'renew';

/** A user who types and clicks. */
export class TestUser {
  readonly #connection: UserConnection;
  readonly #options: TestUserOptions;
  #channel: string | undefined;
  #modal: OpenModal | undefined;
  /** The Activities that this user has opened, newest last. */
  readonly activities: TestActivity[] = [];

  constructor(link: Link, options: TestUserOptions = {}) {
    this.#connection = new UserConnection(link, { ...options, waitMs: options.waitMs ?? defaultWaitMs() });
    this.#options = options;
    this.#connection.onActivity = (update) => {
      for (const activity of this.activities) activity.receive(update);
    };
  }

  /** Joins a playground in another process as an existing user, by name or id. Actions do not wait after a deferral. */
  static join(playgroundUrl: string, name: string, options?: JoinOptions): Promise<TestUser> {
    const what = `a playground at ${playgroundUrl} with a user "${name}". joinAs creates users.`;
    return TestUser.#open(playgroundUrl, `user=${encodeURIComponent(name)}`, what, options);
  }

  /** Joins a playground in another process as the user of that name, who is created if necessary. */
  static joinAs(playgroundUrl: string, name: string, options?: JoinOptions): Promise<TestUser> {
    const what = `a playground at ${playgroundUrl}`;
    return TestUser.#open(playgroundUrl, `as=${encodeURIComponent(name)}`, what, options);
  }

  static async #open(playgroundUrl: string, query: string, what: string, options: JoinOptions = {}): Promise<TestUser> {
    const link = socketLink(`${playgroundUrl.replace('http', 'ws')}/people?${query}`);
    const user = new TestUser(link, { ...options, deferredMs: 0 });
    try {
      await user.#connection.ready(what);
    } catch (error) {
      user.leave();
      throw error;
    }
    return user;
  }

  get user(): APIUser {
    return this.#connection.user;
  }

  get channels(): APIChannel[] {
    return this.#connection.channels;
  }

  /** Whether the bot is online. */
  get online(): boolean {
    return this.#connection.online;
  }

  /** The running instances of the Activity in channels that this user can see. */
  get running(): readonly RunningActivity[] {
    return this.#connection.running;
  }

  /** The commands offered to this user on the server. */
  get commands(): readonly APIApplicationCommand[] {
    return this.#connection.commands;
  }

  /** Id of the channel in which this user types and clicks. The server's first text channel by default. */
  get channel(): string {
    const first = this.channels.find(({ type }) => type === ChannelType.GuildText);
    return this.#channel ?? first?.id ?? '';
  }

  /** Goes to a channel, thread or DM, by name or id. Waits until it exists. */
  async go(channel: string): Promise<void> {
    const find = () => this.channels.find(({ id, name }) => id === channel || name === channel)?.id;
    const names = () => this.channels.flatMap(({ name }) => name ?? []);
    this.#channel = await this.until(find, undefined, () => `the channel "${channel}". ${listed(channel, names())}`);
  }

  /**
   * Returns the messages of a channel (by name or id) that this user sees, oldest first. `content` includes the text of
   * components and embeds.
   */
  messages(channel = this.channel): APIMessage[] {
    return this.#connection.messagesIn(this.#channelId(channel));
  }

  lastMessage(channel = this.channel): APIMessage | undefined {
    return this.messages(channel).at(-1);
  }

  /** Returns the current version of a message. Undefined if it was deleted. */
  latest(message: MessageReference): APIMessage | undefined {
    const { channel, message: id } = referenceTo(message);
    return this.#connection.messagesIn(channel).find((seen) => seen.id === id);
  }

  #shown(message: APIMessage | MessageReference): APIMessage {
    const shown = this.latest(message) ?? ('components' in message && 'channel_id' in message && message);
    if (!shown) throw new Error(`${this.user.global_name} does not see the message ${message.id}.`);
    return shown;
  }

  /** Waits until this user sees a message with that text and returns the newest one. */
  sees(text: string | RegExp, channel?: string): Promise<APIMessage> {
    const find = () => this.messages(channel).findLast((message) => hasText(message, text));
    return this.#appears(find, () => {
      const last = this.lastMessage(channel);
      const there = last ? `The last message is: ${textOf(last)}` : 'There are no messages.';
      return `a message with ${String(text)} in ${this.#nameOf(channel ?? this.channel)}. ${there}`;
    });
  }

  /** Uses a slash command as typed: `/play duel opponent:@Bo`. Waits until the bot has registered it. */
  async slash(text: string): Promise<Outcome> {
    const command = await this.until(
      () => commandOf(text, this.#connection.allCommands),
      undefined,
      () => {
        const name = text.trim().split(/\s/)[0] ?? '';
        const lacking = this.#connection.hiddenCommands[name.replace('/', '')];
        if (lacking) return `the command ${text}. ${name} is hidden from members without: ${lacking}.`;
        return `the command ${text}. ${listed(text, slashNames(this.#connection.allCommands))}`;
      },
    );
    const typed = readSlash(text, command, (kind, name) => this.#idOf(kind, name));
    return this.command(this.channel, command.name, typed);
  }

  say(channel: string, content: string): Promise<Outcome> {
    return this.#do({ do: 'say', channel: this.#channelId(channel), content });
  }

  /** Writes a message in the current channel. */
  type(content: string): Promise<Outcome> {
    return this.say(this.channel, content);
  }

  command(channel: string, command: string, typed: CommandInput = {}): Promise<Outcome> {
    return this.#do({ do: 'command', channel: this.#channelId(channel), given: givenCommand(command, typed) });
  }

  /** Returns the suggestions for the focused option. */
  async autocomplete(channel: string, command: string, typed: FocusedInput) {
    const given = focusedCommand(command, typed);
    const answer = await this.#connection.send({ do: 'autocomplete', channel: this.#channelId(channel), given });
    if (answer.type !== 'choices') throw new Error(answer.type === 'failed' ? answer.sentence : answer.type);
    return answer.choices;
  }

  /**
   * Presses a button, found by label or custom id: in the given message, or in the newest message of the current channel
   * that has it, for which it waits.
   */
  click(label: string): Promise<Outcome>;
  click(message: MessageReference, labelOrCustomId: string): Promise<Outcome>;
  async click(...given: [string] | [MessageReference, string]): Promise<Outcome> {
    const [message, label] = given.length === 2 ? given : [await this.#withComponent(given[0]), given[0]];
    const customId = customIdOf(this.#shown(message), label);
    return this.#do({ do: 'component', ...referenceTo(message), customId });
  }

  /** Selects values or labels in a menu, found by custom id or placeholder like a button. */
  choose(menu: string, values: readonly string[]): Promise<Outcome>;
  choose(message: MessageReference, menu: string, values: readonly string[]): Promise<Outcome>;
  async choose(
    ...given: [string, readonly string[]] | [MessageReference, string, readonly string[]]
  ): Promise<Outcome> {
    const [message, menu, values] = given.length === 3 ? given : [await this.#withComponent(given[0]), ...given];
    const shown = this.#shown(message);
    const customId = customIdOf(shown, menu);
    const component = findComponent(shown, customId);
    const chosen = values.map((value) => component?.options?.find((option) => option.label === value)?.value ?? value);
    return this.#do({ do: 'component', ...referenceTo(message), customId, values: chosen });
  }

  /** Uses the entry point command in the current channel. Returns the Activity that opens. */
  async launchActivity(): Promise<TestActivity> {
    await this.until(() => this.#connection.allCommands.some(({ type }) => type === 4), undefined, 'a Launch command');
    return activityOf(await this.#do({ do: 'launch', channel: this.channel }));
  }

  /** Opens the Activity in the current channel without the bot: from a shared link, or because it runs there. */
  async joinActivity(link: { readonly customId?: string; readonly referrerId?: string } = {}): Promise<TestActivity> {
    return activityOf(await this.#do({ do: 'join', channel: this.channel, ...link }));
  }

  /** Submits a modal with fields by custom id or label: the given one, or the last one that was opened. */
  submit(fields: Readonly<Record<string, GivenField>>): Promise<Outcome>;
  submit(modal: OpenModal, fields: Readonly<Record<string, GivenField>>): Promise<Outcome>;
  async submit(
    ...given: [Readonly<Record<string, GivenField>>] | [OpenModal, Readonly<Record<string, GivenField>>]
  ): Promise<Outcome> {
    const [modal, fields] = given.length === 2 ? given : [this.#modal, given[0]];
    if (!modal) throw new Error('No modal is open.');
    const { channel, token } = modal;
    return this.#do({ do: 'modal', channel, modal: token, fields: byCustomId(modal.modal, fields) });
  }

  /** Changes the playground: languages, faults, the clock, new users and channels, a reset. */
  configure(action: NewAction<Extract<Action, { do: Setting }>>): Promise<Outcome> {
    return this.#do(action);
  }

  /** Adds a reaction, or removes it: a Unicode emoji, or `name:id` of a custom one. */
  react(message: MessageReference, emoji: string, added = true): Promise<Outcome> {
    return this.#do({ do: 'react', ...referenceTo(message), emoji, added });
  }

  /** Votes in a poll, by the answers' texts. Without answers the votes are removed. */
  vote(message: MessageReference, ...answers: readonly string[]): Promise<Outcome> {
    const all = this.latest(message)?.poll?.answers ?? [];
    const ids = answers.map((text) => all.find(({ poll_media }) => poll_media.text === text)?.answer_id ?? 0);
    return this.#do({ do: 'vote', ...referenceTo(message), answers: ids });
  }

  /** Joins the server again after a kick, or with the code of an invite. */
  joinServer(invite?: string): Promise<Outcome> {
    return this.#do({ do: 'visit', member: true, ...(invite !== undefined && { invite }) });
  }

  leaveServer(): Promise<Outcome> {
    return this.#do({ do: 'visit', member: false });
  }

  /** Buys an item of the server’s setup, by its name. */
  buy(name: string): Promise<Outcome> {
    return this.#do({ do: 'buy', sku: name });
  }

  /** Marks interest in a scheduled event, or removes it. */
  attend(event: string, interested = true): Promise<Outcome> {
    return this.#do({ do: 'attend', event, interested });
  }

  dismiss(message: MessageReference): Promise<Outcome> {
    return this.#do({ do: 'dismiss', ...referenceTo(message) });
  }

  async openDm(): Promise<APIChannel> {
    await this.#do({ do: 'openDm' });
    return this.until(() => this.channels.find((channel) => channel.type === 1 && channel.recipients?.length === 1));
  }

  async chat(...others: readonly TestUser[]): Promise<APIChannel> {
    const people = others.map(({ user }) => user.id);
    await this.#do({ do: 'chat', people });
    const isAmong = (channel: APIChannel) =>
      'recipients' in channel &&
      channel.recipients?.length === people.length + 1 &&
      people.every((id) => channel.recipients?.some((recipient) => recipient.id === id));
    return this.until(() => this.channels.find(isAmong));
  }

  /** Runs a context-menu command on a message or user. */
  menu(channel: string, command: string, target: string): Promise<Outcome> {
    const entry = this.#connection.allCommands.find(({ type, name }) => type !== 1 && name === command);
    return this.#do({ do: 'menu', channel: this.#channelId(channel), command: entry?.id ?? '', target });
  }

  /** Adds the bot to the user's apps or removes it. */
  install(installed = true): Promise<Outcome> {
    return this.#do({ do: 'install', installed });
  }

  /**
   * Waits until the predicate returns a value and returns it. Checks after each message from the playground. Rejects
   * after `ms` milliseconds (`waitMs` by default) with an error that says for `what` it waited.
   */
  readonly until: UserConnection['until'] = (...given) => this.#connection.until(...given);

  leave(): void {
    this.#connection.close();
  }

  async #do(action: NewAction): Promise<Outcome> {
    this.#options.requireBot?.();
    const answer = await this.#connection.send(action);
    if (answer.type === 'failed') {
      this.#options.onFailure?.(this.user, answer.sentence);
      return { ok: false, sentence: answer.sentence };
    }
    if (answer.type === 'done' && answer.later) await this.#readAnswer(answer.nonce, answer.later);
    if (FOR_THE_BOT.has(action.do)) await this.#pause();
    if (answer.type === 'launch') {
      const activity = new TestActivity(answer.activity, this.#connection);
      this.activities.push(activity);
      return { ok: true, activity };
    }
    if (answer.type !== 'modal' || !('channel' in action)) return { ok: true };
    this.#modal = { token: answer.token, modal: answer.modal, channel: action.channel };
    return { ok: true, modal: this.#modal };
  }

  /** Waits until the bot has replied after a deferral and the reply has arrived. */
  async #readAnswer(nonce: number, later: 'reply' | 'update'): Promise<void> {
    const { answered, waitMs = defaultWaitMs(), onFailure } = this.#options;
    if (answered) {
      await answered();
      return this.#connection.flush();
    }
    const { deferredMs = later === 'reply' ? Math.max(DEFERRED_MS, waitMs) : DEFERRED_MS } = this.#options;
    const hasReplied = await this.#connection.replied(nonce, deferredMs);
    if (!hasReplied && later === 'reply')
      onFailure?.(this.user, `The bot deferred its reply and did not send it within ${deferredMs} ms.`);
  }

  /** Waits until the bot has the responses to its requests and a moment to handle them. */
  async #pause(): Promise<void> {
    const { pauseMs = defaultPauseMs(), sent } = this.#options;
    await sent?.();
    if (pauseMs > 0) await setTimeout(pauseMs);
  }

  /** Waits for a message and, if it is new, until its bot has handled the response. */
  async #appears(find: () => APIMessage | undefined, what: () => string): Promise<APIMessage> {
    const there = find();
    if (there) return there;
    const message = await this.until(find, undefined, what);
    await this.#pause();
    return find() ?? message;
  }

  #channelId(nameOrId: string): string {
    return this.channels.find((channel) => channel.name === nameOrId)?.id ?? nameOrId;
  }

  #idOf(kind: 'user' | 'channel' | 'role', name: string): string | undefined {
    if (kind === 'channel') return this.channels.find((channel) => channel.name === name)?.id;
    return this.#connection.idOf(kind, name);
  }

  #nameOf(channel: string): string {
    const name = this.channels.find(({ id }) => id === this.#channelId(channel))?.name;
    return name ? `#${name}` : 'this chat';
  }

  /** Waits for the newest message of the current channel that has a component and returns it. */
  #withComponent(name: string): Promise<APIMessage> {
    const find = () => this.messages().findLast((message) => findComponent(message, name) !== undefined);
    return this.#appears(find, () => {
      const isElsewhere = ({ id }: APIChannel) => this.messages(id).some((message) => findComponent(message, name));
      const channel = this.channels.find(isElsewhere);
      const there = channel
        ? `It is in ${this.#nameOf(channel.id)}: go there first, with go('${channel.name ?? channel.id}').`
        : listed(name, this.messages().flatMap(pressable).map(labelOf));
      return `a button or menu "${name}" in ${this.#nameOf(this.channel)}. ${there}`;
    });
  }
}

function referenceTo(message: MessageReference): { readonly channel: string; readonly message: string } {
  return { channel: 'channel_id' in message ? message.channel_id : message.channelId, message: message.id };
}

function activityOf(outcome: Outcome): TestActivity {
  const activity = outcome.ok ? outcome.activity : undefined;
  if (!activity) throw new Error(outcome.ok ? 'The bot did not launch its Activity.' : outcome.sentence);
  return activity;
}
