import { EventEmitter } from 'node:events';
import {
  type APIApplicationCommand,
  type APIEntitlement,
  type APIExternalGuildScheduledEvent,
  type APIMessage,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  OverwriteType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { byAge } from '../clock.ts';
import { Attachments, Emojis } from './attachments.ts';
import {
  announcementChannel,
  type Chat,
  canSee,
  forum,
  guildOf,
  isChat,
  isDm,
  isThread,
  type Thread,
  textChannel,
  userChat,
  type WorldChannel,
} from './channel.ts';
import { Commands, Installations } from './commands.ts';
import { Languages } from './guild.ts';
import { type GatewayEvent, overwritten, ServerState } from './members.ts';
import {
  APPLICATION_ID,
  botPermissionsOf,
  EVERYONE_PERMISSIONS,
  GUILD,
  type PlaygroundUser,
  type Server,
  type Setup,
  serversOf,
  skusOf,
  Users,
} from './setup.ts';

/** The bot's permissions in a channel: all, no files, only in threads, read-only, or none. */
type Access = 'full' | 'no files' | 'threads' | 'read' | 'none';

const DENIED: Readonly<Record<Access, bigint>> = {
  full: 0n,
  'no files': PermissionFlagsBits.AttachFiles,
  threads: PermissionFlagsBits.SendMessages,
  read: PermissionFlagsBits.SendMessages | PermissionFlagsBits.SendMessagesInThreads,
  none: EVERYONE_PERMISSIONS,
};

const NEW_CHANNEL = { text: textChannel, forum, announcement: announcementChannel };

/** Permissions that users keep during a timeout. */
const TIMED_OUT = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory;

const MAX_THREADS = 1_000;

/** The servers, their channels and messages. Emits events for the gateway, the tabs and the saved file. */
export class World extends EventEmitter<WorldEvents> {
  readonly channels = new Map<string, WorldChannel>();
  readonly threadMembers = new Map<string, Set<string>>();
  readonly commands = new Commands(() => this.emit('commands'));
  readonly emojis = new Emojis(() => this.emit('emojis'));
  readonly users: Users;
  readonly languages: Languages;
  readonly installations: Installations;
  readonly attachments: Attachments;
  /** Ids of users who do not accept direct messages. */
  readonly closedDms = new Set<string>();
  /** Times of the last messages of users, by channel and user, for slowmode. They are not saved. */
  readonly lastMessages = new Map<string, number>();
  /** Scheduled events of the server. They are not saved. */
  readonly events = new Map<string, APIExternalGuildScheduledEvent>();
  /** The bot's permissions in the server. */
  serverPermissions: bigint;
  /** What the bot sells. */
  readonly skus: ReturnType<typeof skusOf>;
  readonly entitlements = new Map<string, APIEntitlement>();
  /** Ids of the users who have reacted or voted, by message and emoji or answer. */
  readonly tallies = new Map<string, Map<string, Set<string>>>();
  readonly #states = new Map<string, ServerState>();
  readonly #log = new MessageLog();

  /** The servers. The first one is the default of all functions. */
  readonly servers: readonly Server[];

  constructor(address: string, setup: Setup) {
    super();
    this.servers = serversOf(setup);
    this.users = new Users(setup, () => this.emit('people'));
    this.serverPermissions = botPermissionsOf(setup);
    this.skus = skusOf(setup);
    this.languages = new Languages(this.servers, this.users, () => this.emit('languages'));
    const ids = this.servers.map(({ id }) => id);
    this.installations = new Installations(ids, (server) =>
      server === undefined ? this.emit('installations') : this.emit('membership', server),
    );
    this.attachments = new Attachments(address);
  }

  /** Creates the channels of a new server. */
  createDefaultChannels(): void {
    for (const channel of this.#newChannels((server, position) => server.channelId(position)))
      this.channels.set(channel.id, channel);
  }

  /** Deletes all channels and messages and creates new channels of the same names. */
  reset(nextId: () => string): void {
    for (const id of [...this.channels.keys()]) this.deleteChannel(id);
    for (const channel of this.#newChannels(nextId)) this.addChannel(channel);
    this.emit('renewed');
  }

  #newChannels(idOf: (server: Server, position: number) => string): WorldChannel[] {
    return this.servers.flatMap((server) =>
      server.channels.map(({ name, type }, position) =>
        NEW_CHANNEL[type](idOf(server, position), name, position, server.id),
      ),
    );
  }

  hasServer(id: string): boolean {
    return this.servers.some((server) => server.id === id);
  }

  addChannel(channel: WorldChannel, members: Iterable<string> = []): void {
    this.channels.set(channel.id, channel);
    if (isThread(channel)) this.threadMembers.set(channel.id, new Set(members));
    this.emit('channel', 'create', channel);
    this.#pruneThreads();
  }

  /** Deletes the oldest archived threads if there are too many. */
  #pruneThreads(): void {
    const threads = this.threads();
    const asleep = threads.filter((thread) => thread.thread_metadata?.archived).map((thread) => thread.id);
    const surplus = Math.max(0, threads.length - MAX_THREADS);
    for (const id of asleep.sort(byAge).slice(0, surplus)) this.deleteChannel(id);
  }

  threadsIn(parent: string): Thread[] {
    return this.threads().filter(({ parent_id }) => parent_id === parent);
  }

  threads(): Thread[] {
    return [...this.channels.values()].filter(isThread);
  }

  /**
   * Changes a channel and emits an update, even if no field changes. Returns undefined if the channel does not exist.
   */
  changeChannel(id: string, change: Partial<WorldChannel>): WorldChannel | undefined {
    const before = this.channels.get(id);
    if (!before) return undefined;
    const channel = { ...before, ...change } as WorldChannel;
    this.channels.set(id, channel);
    this.emit('channel', 'update', channel);
    return channel;
  }

  /** Deletes a channel with its threads and messages. */
  deleteChannel(id: string): void {
    const channel = this.channels.get(id);
    if (!channel) return;
    for (const thread of this.threads()) if (thread.parent_id === id) this.deleteChannel(thread.id);
    this.channels.delete(id);
    for (const posted of this.messagesIn(id)) this.attachments.drop(posted.message.attachments);
    this.#log.removeAll(id);
    this.emit('channel', 'delete', channel);
    this.threadMembers.delete(id);
  }

  dmWith(person: string): WorldChannel | undefined {
    return [...this.channels.values()].find((channel) => isDm(channel) && channel.recipients?.[0]?.id === person);
  }

  /** Whether a user has added the bot or is on a server with it, so that it can send DMs to the user. */
  isKnownToBot(person: string): boolean {
    const isShared = ({ id }: Server) => this.installations.isOn(id) && this.state(id).membership(person) !== undefined;
    return this.installations.has(person) || this.servers.some(isShared);
  }

  commandsFor(person: PlaygroundUser, context: InteractionContextType, server?: string): APIApplicationCommand[] {
    return this.commands.availableIn(this.#lookup(person, context, server));
  }

  /** Returns the permissions that a user lacks for each command that is hidden from the user on a server. */
  hiddenFrom(person: PlaygroundUser, server?: string): Record<string, string> {
    return this.commands.hiddenIn(this.#lookup(person, InteractionContextType.Guild, server));
  }

  #lookup({ user }: PlaygroundUser, context: InteractionContextType, server?: string) {
    const owners = this.installations.owners(user.id, context, server);
    return { context, owners, permissions: this.#serverPermissionsOf(user.id, server) };
  }

  /** Returns the chat of exactly these users, created if necessary. */
  findOrCreateChat(people: readonly string[], nextId: () => string): Chat {
    const same = (chat: Chat) =>
      chat.recipients?.length === people.length && people.every((id) => canSee(chat, id, new Set()));
    const known = [...this.channels.values()].filter(isChat).find(same);
    if (known) return known;
    const chat = userChat(
      nextId(),
      people.flatMap((id) => this.users.member(id)?.user ?? []),
    );
    this.addChannel(chat);
    return chat;
  }

  canSee(person: string, channel: WorldChannel): boolean {
    if (!canSee(channel, person, this.threadMembers.get(channel.id) ?? new Set())) return false;
    if (isChat(channel)) return true;
    const isMember = this.state(guildOf(channel).guild_id).membership(person) !== undefined;
    return isMember && (this.permissionsOf(person, channel) & PermissionFlagsBits.ViewChannel) !== 0n;
  }

  /** Returns the members, roles and rules of a server. */
  state(server: string = GUILD.id): ServerState {
    const known = this.#states.get(server);
    if (known) return known;
    const state = new ServerState(server, this.users, (event) => {
      this.emit('dispatch', { ...event, server });
      this.emit('server', server);
    });
    this.#states.set(server, state);
    return state;
  }

  #serverPermissionsOf(user: string, server?: string): bigint {
    return this.state(server).permissionsOf(user, this.serverPermissions);
  }

  /** Returns a user's or the bot's permissions in a channel, or on the first server. */
  permissionsOf(user: string, channel?: WorldChannel, now = 0): bigint {
    const room = channel && isThread(channel) ? (this.channels.get(channel.parent_id ?? '') ?? channel) : channel;
    const server = (room && guildOf(room).guild_id) ?? GUILD.id;
    const state = this.state(server);
    const overwrites = room && 'permission_overwrites' in room ? (room.permission_overwrites ?? []) : [];
    const membership = state.membership(user);
    const all = overwritten(this.#serverPermissionsOf(user, server), overwrites, {
      server,
      user,
      roles: membership?.roles ?? [],
    });
    const isTimedOut = Date.parse(membership?.communication_disabled_until ?? '') > now;
    return now > 0 && isTimedOut && !(all & PermissionFlagsBits.Administrator) ? all & TIMED_OUT : all;
  }

  /** Returns what a user or a server has bought. */
  entitlementsOf(user: string, server?: string): APIEntitlement[] {
    return [...this.entitlements.values()].filter(
      (entitlement) => entitlement.user_id === user || (server !== undefined && entitlement.guild_id === server),
    );
  }

  /** Adds a user to a thread, unless the user is already a member. */
  join(thread: Thread, user: string): void {
    const members = this.threadMembers.get(thread.id);
    if (!members || members.has(user)) return;
    members.add(user);
    this.changeChannel(thread.id, { member_count: members.size });
    this.emit('join', { channel: thread, user });
  }

  part(thread: Thread, user: string): void {
    const members = this.threadMembers.get(thread.id);
    if (!members?.delete(user)) return;
    this.changeChannel(thread.id, { member_count: members.size });
    this.emit('part', { channel: thread, user });
  }

  /** Sets the bot's access to a channel and its threads with a permission overwrite. */
  setAccess(channel: string, access: Access): void {
    const deny = String(DENIED[access]);
    const overwrites = access === 'full' ? [] : [{ id: APPLICATION_ID, type: OverwriteType.Member, allow: '0', deny }];
    this.changeChannel(channel, { permission_overwrites: overwrites });
  }

  botPermissions(channel: WorldChannel): bigint {
    return this.permissionsOf(APPLICATION_ID, channel);
  }

  /** Returns the messages of a channel, oldest first. */
  messagesIn(channel: string): Posted[] {
    return this.#log.in(channel);
  }

  find(channel: string, message: string): Posted | undefined {
    return this.#log.find(channel, message);
  }

  post(message: APIMessage, only?: string): Posted {
    const posted: Posted = only === undefined ? { message } : { message, only };
    const forgotten = this.#log.put(posted);
    if (forgotten) this.attachments.drop(forgotten.message.attachments);
    if (only === undefined) this.#touchChannel(message);
    this.emit('message', posted);
    return posted;
  }

  /** Updates a channel after a new message. Threads are unarchived and mentioned users join. */
  #touchChannel(message: APIMessage): void {
    const channel = this.channels.get(message.channel_id);
    if (!channel) return;
    channel.last_message_id = message.id;
    if (!isThread(channel)) return;
    channel.message_count = (channel.message_count ?? 0) + 1;
    const { thread_metadata: metadata } = channel;
    if (metadata?.archived) this.changeChannel(channel.id, { thread_metadata: { ...metadata, archived: false } });
    for (const user of message.mentions) this.join(channel, user.id);
  }

  edit(message: APIMessage): Posted {
    const posted: Posted = { ...this.find(message.channel_id, message.id), message };
    this.#log.put(posted);
    this.emit('edit', posted);
    return posted;
  }

  /** Deletes a message. `isBulk` sends no event to the bot. */
  deleteMessage(channelId: string, id: string, isBulk = false): void {
    const channel = this.channels.get(channelId);
    const posted = this.find(channelId, id);
    if (!channel || !posted) return;
    this.#log.remove(channelId, id);
    this.attachments.drop(posted.message.attachments);
    this.tallies.delete(id);
    this.emit('delete', { channel, message: id, isBulk, ...(posted.only !== undefined && { only: posted.only }) });
  }

  /** Returns the ids of the users who have reacted with an emoji or voted for an answer. */
  tally(message: string, choice: string): Set<string> {
    const choices = this.tallies.get(message) ?? new Map<string, Set<string>>();
    this.tallies.set(message, choices);
    const users = choices.get(choice) ?? new Set<string>();
    choices.set(choice, users);
    return users;
  }

  /** Adds or removes a user's reaction. `emoji` is a Unicode emoji, or `name:id`. */
  react(channel: WorldChannel, message: APIMessage, emoji: string, user = APPLICATION_ID, isAdded = true): void {
    const users = this.tally(message.id, emoji);
    if (users.has(user) === isAdded) return;
    if (isAdded) users.add(user);
    else users.delete(user);
    this.#showReactions(channel, message);
    const member = isAdded && !isChat(channel) ? { member: this.state(guildOf(channel).guild_id).member(user) } : {};
    const data = { user_id: user, emoji: reactionEmoji(emoji), burst: false, type: 0, ...member };
    const author = isAdded ? { message_author_id: message.author.id } : {};
    this.#sendReaction(`MESSAGE_REACTION_${isAdded ? 'ADD' : 'REMOVE'}`, channel, message, { ...data, ...author });
  }

  /** Removes all reactions, or those with one emoji. */
  clearReactions(channel: WorldChannel, message: APIMessage, emoji?: string): void {
    const reactions = this.tallies.get(message.id);
    for (const key of [...(reactions?.keys() ?? [])])
      if (!key.startsWith('answer ') && (emoji === undefined || key === emoji)) reactions?.delete(key);
    this.#showReactions(channel, message);
    const type = emoji === undefined ? 'MESSAGE_REACTION_REMOVE_ALL' : 'MESSAGE_REACTION_REMOVE_EMOJI';
    this.#sendReaction(type, channel, message, emoji === undefined ? {} : { emoji: reactionEmoji(emoji) });
  }

  #showReactions(channel: WorldChannel, message: APIMessage): void {
    const all = [...(this.tallies.get(message.id) ?? [])].filter(
      ([emoji, users]) => users.size > 0 && !emoji.startsWith('answer '),
    );
    this.show(channel, { ...message, reactions: all.map(([emoji, users]) => reactionOf(emoji, users)) });
  }

  /** Replaces a message whose reactions or votes have changed. The bot receives no update of the message. */
  show(channel: WorldChannel, message: APIMessage): void {
    this.#log.put({ ...this.find(channel.id, message.id), message });
    this.emit('reaction', { channel, message: message.id });
  }

  #sendReaction(type: string, channel: WorldChannel, { id }: APIMessage, data: object): void {
    const { DirectMessageReactions, GuildMessageReactions } = GatewayIntentBits;
    const intents = isDm(channel) ? DirectMessageReactions : GuildMessageReactions;
    const location = { channel_id: channel.id, message_id: id, ...guildOf(channel) };
    this.emit('dispatch', { type, intents, channel, data: { ...location, ...data } });
  }

  /** Deletes several messages and sends one event. */
  deleteMessages(channel: WorldChannel, ids: readonly string[]): void {
    const known = ids.filter((id) => this.find(channel.id, id));
    if (known.length === 0) return;
    for (const id of known) this.deleteMessage(channel.id, id, true);
    const data = { ids: known, channel_id: channel.id, ...guildOf(channel) };
    this.emit('dispatch', { type: 'MESSAGE_DELETE_BULK', intents: GatewayIntentBits.GuildMessages, channel, data });
  }

  /** Restores a saved message without emitting an event. */
  restoreSaved(message: APIMessage): void {
    this.#log.put({ message });
  }
}

/** Returns the emoji of a reaction: a Unicode emoji, or a custom one as `name:id`. */
function reactionEmoji(emoji: string): { id: string | null; name: string } {
  const [name = '', id] = emoji.split(':');
  return { id: id ?? null, name };
}

function reactionOf(emoji: string, users: ReadonlySet<string>) {
  return {
    emoji: reactionEmoji(emoji),
    count: users.size,
    count_details: { burst: 0, normal: users.size },
    me: users.has(APPLICATION_ID),
    me_burst: false,
    burst_colors: [],
  };
}

export function isOwn(message: APIMessage): boolean {
  return message.author.id === APPLICATION_ID;
}

interface WorldEvents {
  message: [Posted];
  edit: [Posted];
  delete: [{ channel: WorldChannel; message: string; isBulk: boolean; only?: string }];
  channel: ['create' | 'update' | 'delete', WorldChannel];
  join: [{ channel: Thread; user: string }];
  part: [{ channel: Thread; user: string }];
  typing: [{ channel: WorldChannel; user: string }];
  reaction: [{ channel: WorldChannel; message: string }];
  /** An event for the bot about a server or channel. Without both it goes to all sessions. */
  dispatch: [GatewayEvent & { readonly server?: string; readonly channel?: WorldChannel }];
  /** Members, roles or rules of a server have changed. */
  server: [id: string];
  commands: [];
  emojis: [];
  people: [];
  languages: [];
  /** The bot joined or left a server. */
  membership: [server: string];
  /** A user added the bot to their apps or removed it. */
  installations: [];
  /** A scheduled event was created or deleted. */
  events: [];
  /** The world was reset. */
  renewed: [];
}

/** A posted message. `only` is the id of the only user who sees it, if it is ephemeral. */
export interface Posted {
  readonly message: APIMessage;
  readonly only?: string;
}

const MAX_MESSAGES = 300;

/** The messages of each channel, oldest first. Keeps the newest ones, and older ones that are pinned or open replies. */
class MessageLog {
  readonly #channels = new Map<string, Map<string, Posted>>();

  in(channel: string): Posted[] {
    return [...(this.#channels.get(channel)?.values() ?? [])];
  }

  find(channel: string, message: string): Posted | undefined {
    return this.#channels.get(channel)?.get(message);
  }

  /** Adds or replaces a message. Returns the message that was removed to make room, or undefined if there is none. */
  put(posted: Posted): Posted | undefined {
    const { channel_id, id } = posted.message;
    const messages = this.#channels.get(channel_id) ?? new Map<string, Posted>();
    this.#channels.set(channel_id, messages.set(id, posted));
    if (messages.size <= MAX_MESSAGES) return undefined;
    const isKept = ({ message: { flags, pinned } }: Posted) => pinned || ((flags ?? 0) & MessageFlags.Loading) !== 0;
    const oldest = messages.values().find((known) => !isKept(known));
    if (oldest) messages.delete(oldest.message.id);
    return oldest;
  }

  remove(channel: string, message: string): void {
    this.#channels.get(channel)?.delete(message);
  }

  removeAll(channel: string): void {
    this.#channels.delete(channel);
  }
}
