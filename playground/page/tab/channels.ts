import {
  type APIApplicationCommand,
  type APIChannel,
  type APIThreadChannel,
  ChannelType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { PageServer } from '../../protocol.ts';
import { allUsers, nameOf, type Page, type PageWorld } from './state.ts';

/** Returns the ids of the users in a chat. Empty for server channels. */
function peopleIn(channel: APIChannel): readonly string[] {
  return 'recipients' in channel ? (channel.recipients ?? []).map(({ id }) => id) : [];
}

/** Whether a channel is a DM or a group DM. */
export function isChat({ type }: APIChannel): boolean {
  return type === ChannelType.DM || type === ChannelType.GroupDM;
}

/** Whether a channel is a DM with the bot. It has only one recipient. */
export function isBotDm(channel: APIChannel): boolean {
  return channel.type === ChannelType.DM && peopleIn(channel).length < 2;
}

/** Whether a channel is the chat of exactly these users. */
export function isChatOf(channel: APIChannel, people: readonly string[]): boolean {
  const here = peopleIn(channel);
  return isChat(channel) && here.length === people.length && people.every((id) => here.includes(id));
}

export function commandsIn({ commands, offered }: PageWorld, channel: APIChannel): APIApplicationCommand[] {
  const { Guild, BotDM, PrivateChannel } = InteractionContextType;
  const server = 'guild_id' in channel ? offered.servers[channel.guild_id ?? ''] : undefined;
  const ids = server ?? offered[!isChat(channel) ? Guild : isBotDm(channel) ? BotDM : PrivateChannel];
  return commands.filter(({ id }) => ids.includes(id));
}

/** Returns the server of a channel. The first server for chats. */
export function serverOf({ servers, channels }: PageWorld, channel: string | undefined): PageServer | undefined {
  const open = channels.find(({ id }) => id === channel);
  const server = open && 'guild_id' in open ? open.guild_id : undefined;
  return servers.find(({ id }) => id === server) ?? servers[0];
}

/** Returns the title of a channel: DMs are named after the bot, chats after their other members. */
export function channelTitle(channel: APIChannel, world: PageWorld): string {
  const { bot, you, people } = world;
  if (isBotDm(channel)) return `@${bot ? nameOf(bot) : '…'}`;
  if (isChat(channel)) {
    const others = people.filter(({ id }) => id !== you.id && peopleIn(channel).includes(id));
    return `@${others.map(nameOf).join(', ')}`;
  }
  return isThread(channel) ? (channel.name ?? '') : `#${channel.name}`;
}

/** Returns a user's mention, or undefined if the user is unknown. */
export function mentionOf({ state: { world } }: Page, id: string): string | undefined {
  const user = world && allUsers(world).find((user) => user.id === id);
  return user && `@${nameOf(user)}`;
}

/** Returns a channel's title, or undefined if the channel is unknown. */
export function knownChannelTitle({ state: { world } }: Page, id: string): string | undefined {
  const channel = world?.channels.find((channel) => channel.id === id);
  return world && channel && channelTitle(channel, world);
}

export function isThread({ type }: APIChannel): boolean {
  return type === ChannelType.PublicThread || type === ChannelType.PrivateThread;
}

export function isForum({ type }: APIChannel): boolean {
  return type === ChannelType.GuildForum;
}

/** Returns the posts of a forum, newest first. */
export function postsIn({ channels }: PageWorld, forum: string): APIThreadChannel[] {
  const posts = channels.filter((channel) => isThread(channel)) as APIThreadChannel[];
  return posts.filter(({ parent_id }) => parent_id === forum).toReversed();
}

export function tagsOf({ channels }: PageWorld, { parent_id, applied_tags = [] }: APIThreadChannel): string[] {
  const forum = channels.find(({ id }) => id === parent_id);
  const known = forum && 'available_tags' in forum ? forum.available_tags : [];
  return applied_tags.flatMap((id) => known.find((tag) => tag.id === id)?.name ?? []);
}

/** Returns a server's channels in sidebar order, each with its active threads and the open thread. */
export function sidebarChannels(
  world: PageWorld,
  server: string,
  open: string | undefined,
): { channel: APIChannel; threads: APIChannel[] }[] {
  const threads = world.channels.filter((channel) => isThread(channel) && (channel.id === open || !archived(channel)));
  return world.channels
    .filter((channel) => 'guild_id' in channel && channel.guild_id === server)
    .filter((channel) => channel.type === ChannelType.GuildText || isForum(channel))
    .sort((a, b) => position(a) - position(b))
    .map((channel) => ({
      channel,
      threads: threads.filter((thread) => 'parent_id' in thread && thread.parent_id === channel.id),
    }));
}

function position(channel: APIChannel): number {
  return 'position' in channel ? channel.position : 0;
}

function archived(channel: APIChannel): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true;
}

const ACTIVITY_LINK = /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/activities\/(\d+)\/?(?:\?(.*))?$/;

/** Parses a link to the bot's Activity. Returns undefined for all other addresses. */
export function parseActivityLink({ bot }: PageWorld, address: string) {
  const [, application, query] = ACTIVITY_LINK.exec(address) ?? [];
  if (application === undefined || application !== bot?.id) return undefined;
  const given = new URLSearchParams(query);
  const [customId, referrerId] = ['custom_id', 'referrer_id'].map((name) => given.get(name)?.slice(0, 64));
  return { ...(customId && { customId }), ...(referrerId && { referrerId }) };
}

/** A link to a channel of Discord, or to a message in it. */
interface ChannelLink {
  readonly channel: string;
  readonly message?: string;
  /** Whether the user can see the channel. */
  readonly isVisible: boolean;
}

const LINK = /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** Parses a link to a channel or message of this world. Returns undefined for all other addresses. */
export function parseChannelLink(world: PageWorld, address: string): ChannelLink | undefined {
  const [, server, channel, message] = LINK.exec(address) ?? [];
  if (channel === undefined || (server !== '@me' && !world.servers.some(({ id }) => id === server))) return undefined;
  const isVisible = world.channels.some(({ id }) => id === channel);
  return { channel, isVisible, ...(message !== undefined && { message }) };
}
