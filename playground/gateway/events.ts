import {
  type APIMessage,
  ApplicationFlags,
  ChannelType,
  GatewayIntentBits,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { guildOf, isChat, isDm, isForum, isTextChannel, isThread, type WorldChannel } from '../world/channel.ts';
import { guildCreate, guildObject, memberFields } from '../world/guild.ts';
import { APPLICATION_ID, GUILD } from '../world/setup.ts';
import { isOwn, type Posted, type World } from '../world/world.ts';
import { type EventFilter, receivesGuild, type Session, type Sessions } from './sessions.ts';

/** Sends world events to the bot's sessions, filtered by their intents. Ephemeral messages are never sent. */
export function sendWorldEvents(sessions: Sessions, { clock, world, interactions }: Discord): void {
  interactions.on('ask', (payload) => sessions.broadcast('INTERACTION_CREATE', () => payload, payload.guild_id));

  const canSee = (channel: WorldChannel) =>
    world.installations.isMember(channel) && (world.botPermissions(channel) & PermissionFlagsBits.ViewChannel) !== 0n;

  const send = (event: string, channel: WorldChannel, needed: number, data: object) =>
    world.installations.isMember(channel) &&
    sessions.broadcast(event, (intents) => (intents & needed ? data : undefined), guildOf(channel).guild_id);

  const sendMessage = (event: string) => (posted: Posted) => {
    const channel = world.channels.get(posted.message.channel_id);
    if (!channel || posted.only !== undefined || !canSee(channel)) return;
    sessions.broadcast(event, messageFilter(world, channel, posted.message), guildOf(channel).guild_id);
  };
  world.on('message', sendMessage('MESSAGE_CREATE'));
  world.on('edit', sendMessage('MESSAGE_UPDATE'));

  world.on('delete', ({ channel, message, isBulk, only }) => {
    if (isBulk || only !== undefined || !canSee(channel)) return;
    send('MESSAGE_DELETE', channel, messageIntent(channel), {
      id: message,
      channel_id: channel.id,
      ...guildOf(channel),
    });
  });

  world.on('channel', (change, channel) => {
    if (isChat(channel)) return;
    const event = `${isThread(channel) ? 'THREAD' : 'CHANNEL'}_${change.toUpperCase()}`;
    const created = isThread(channel) && change === 'create' ? { newly_created: true } : {};
    send(event, channel, GatewayIntentBits.Guilds, { ...channel, ...created });
  });

  world.on('membership', (id) => {
    const isThere = world.installations.isOn(id);
    const payload = (intents: number) => (isThere ? guildCreateFor(world, id, intents) : { id });
    const filter = (intents: number) => (intents & GatewayIntentBits.Guilds ? payload(intents) : undefined);
    sessions.broadcast(isThere ? 'GUILD_CREATE' : 'GUILD_DELETE', filter, id);
  });

  world.on('languages', () => {
    for (const { id } of world.servers) {
      const server = guildObject(world, id);
      const filter = (intents: number) => (intents & GatewayIntentBits.Guilds ? server : undefined);
      if (world.installations.isOn(id)) sessions.broadcast('GUILD_UPDATE', filter, id);
    }
  });

  world.on('typing', ({ channel, user }) => {
    const needed = isDm(channel) ? GatewayIntentBits.DirectMessageTyping : GatewayIntentBits.GuildMessageTyping;
    const timestamp = Math.floor(clock.now() / 1000);
    send('TYPING_START', channel, needed, { channel_id: channel.id, user_id: user, timestamp, ...guildOf(channel) });
  });

  world.on('dispatch', ({ type, intents, server, channel, data }) => {
    if (channel ? !canSee(channel) : server !== undefined && !world.installations.isOn(server)) return;
    const filter = (given: number) => (intents === undefined || given & intents ? data : undefined);
    sessions.broadcast(type, filter, server ?? (channel && guildOf(channel).guild_id));
  });
}

function messageIntent(channel: WorldChannel): GatewayIntentBits {
  return isDm(channel) ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages;
}

/**
 * Returns the filter of a message event. Without the content intent a bot reads only its own messages, DMs and messages
 * that mention it.
 */
function messageFilter(world: World, channel: WorldChannel, message: APIMessage): EventFilter {
  const addressed =
    isDm(channel) || isOwn(message) || message.mentions.some((mention) => mention.id === APPLICATION_ID);
  const location = isDm(channel)
    ? {}
    : { ...guildOf(channel), member: memberFields(world, message.author.id, guildOf(channel).guild_id) };
  return (intents) => {
    if (!(intents & messageIntent(channel))) return undefined;
    const open = addressed || intents & GatewayIntentBits.MessageContent;
    const blank = open ? {} : { content: '', embeds: [], attachments: [], components: [] };
    return { ...message, ...location, ...blank, channel_type: channel.type };
  };
}

/** Sends READY and the servers of the session's shard to a new session. */
export function sendReady(session: Session, discord: Discord): void {
  const { world, gatewayUrl, portal } = discord;
  const isReceived = ({ id }: { readonly id: string }) => receivesGuild(session.shard, id);
  const others = Iterator.from(portal.otherGuilds()).filter(isReceived).toArray();
  const here = world.servers.filter((server) => isReceived(server) && world.installations.isOn(server.id));
  session.dispatch('READY', {
    v: 10,
    user: { ...world.users.bot, verified: true, mfa_enabled: true, email: null, flags: 0 },
    guilds: [...here, ...others].map(({ id }) => ({ id, unavailable: true })),
    private_channels: [],
    relationships: [],
    session_id: session.id,
    session_type: 'normal',
    resume_gateway_url: gatewayUrl,
    shard: session.shard,
    application: { id: APPLICATION_ID, flags: applicationFlags(discord) },
  });
  if (!(session.intents & GatewayIntentBits.Guilds)) return;
  for (const guild of others) session.dispatch('GUILD_CREATE', guild);
  for (const { id } of here) session.dispatch('GUILD_CREATE', guildCreateFor(world, id, session.intents));
}

/** Returns a server's GUILD_CREATE payload for a session with these intents. */
function guildCreateFor(world: World, id: string, intents: number): object {
  const isHere = ({ guild_id }: { readonly guild_id?: string }) => guild_id === id;
  return guildCreate({
    world,
    id,
    channels: [...world.channels.values()]
      .filter((channel) => isTextChannel(channel) || isForum(channel))
      .filter(isHere),
    threads: world.threads().filter(isHere),
    listsAllMembers: (intents & GatewayIntentBits.GuildPresences) !== 0,
  });
}

/** Returns the response to a member request: members by id, or by the start of their name. */
export function memberChunk(world: World, request: { readonly [field: string]: unknown }): object {
  const server = String(request.guild_id ?? GUILD.id);
  const state = world.state(server);
  const all = state.members.flatMap((id) => world.users.userOrBot(id) ?? []);
  const named = request.user_ids === undefined ? undefined : [request.user_ids].flat().map(String);
  const prefix = String(request.query ?? '').toLowerCase();
  const matchingUsers = all.filter((user) => (named ? named.includes(user.id) : user.username.startsWith(prefix)));
  return {
    guild_id: server,
    members: matchingUsers.map((user) => state.member(user.id)),
    not_found: named?.filter((id) => !all.some((user) => user.id === id)) ?? [],
    chunk_index: 0,
    chunk_count: 1,
    ...(typeof request.nonce === 'string' && { nonce: request.nonce }),
  };
}

/** A gateway whose connections and sessions can be ended. */
interface Interruptible {
  dropConnections(): void;
  invalidate(): void;
}

const MIN_LOSS_MS = 2_000;
const MAX_LOSS_MS = 8_000;

/** Applies gateway and permission faults. Revoked access is restored when the `revoked` rate is 0. */
export function applyFaults(gateway: Interruptible, { clock, faults, world }: Discord): void {
  const revokedChannels = new Set<string>();
  const restore = (channel: string) => {
    if (revokedChannels.delete(channel)) world.setAccess(channel, 'full');
  };
  faults.on('drop', () => gateway.dropConnections());
  faults.on('invalid', () => gateway.invalidate());
  faults.on('revoke', (rng) => {
    const channels = [...world.channels.values()].filter(
      ({ id, type }) => type === ChannelType.GuildText && !revokedChannels.has(id),
    );
    const channel = rng.pick(channels);
    if (!channel) return;
    revokedChannels.add(channel.id);
    world.setAccess(channel.id, rng.happens(0.5) ? 'none' : 'read');
    clock.after(MIN_LOSS_MS + rng.next() * (MAX_LOSS_MS - MIN_LOSS_MS), () => restore(channel.id));
  });
  faults.on('change', ({ revoked }) => {
    if (revoked === 0) for (const channel of revokedChannels) restore(channel);
  });
}

/** Privileged intents and the application flags of unverified bots that have them. */
const INTENT_FLAGS = [
  [GatewayIntentBits.GuildMembers, ApplicationFlags.GatewayGuildMembersLimited],
  [GatewayIntentBits.GuildPresences, ApplicationFlags.GatewayPresenceLimited],
  [GatewayIntentBits.MessageContent, ApplicationFlags.GatewayMessageContentLimited],
] as const;

/** Mask of the intents that must be enabled in the portal. */
export const PRIVILEGED_INTENTS = INTENT_FLAGS.reduce((all, [intent]) => all | intent, 0);

/** The names of privileged intents, as in the developer portal. */
export type PrivilegedIntent = 'GuildMembers' | 'GuildPresences' | 'MessageContent';

/** Returns the bits of intents, given by name or as bits. Throws for other values. */
export function intentBits(given: number | readonly PrivilegedIntent[]): number {
  if (Number.isInteger(given)) return given as number;
  const names = INTENT_FLAGS.map(([intent]) => GatewayIntentBits[intent]);
  if (!Array.isArray(given) || given.some((name) => !names.includes(name)))
    throw new Error(`privilegedIntents takes a list of ${names.join(', ')}, not ${JSON.stringify(given)}.`);
  return given.reduce((bits, name: PrivilegedIntent) => bits | GatewayIntentBits[name], 0);
}

export function applicationFlags({ portal, activities }: Pick<Discord, 'portal' | 'activities'>): number {
  const first = activities.enabled ? ApplicationFlags.Embedded : 0;
  return INTENT_FLAGS.reduce((flags, [intent, flag]) => (portal.privileged & intent ? flags | flag : flags), first);
}
