import {
  type APIApplicationCommand,
  type APIChannel,
  type APIThreadChannel,
  ChannelType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { everybody, nameOf, type Page } from './page.ts';
import type { World } from './state.ts';

/** The people in a chat; none where it is a server's channel. */
function peopleIn(channel: APIChannel): readonly string[] {
  return 'recipients' in channel ? (channel.recipients ?? []).map(({ id }) => id) : [];
}

/** Whether a channel belongs to no server. */
export function isChat({ type }: APIChannel): boolean {
  return type === ChannelType.DM || type === ChannelType.GroupDM;
}

/** Whether a channel is the conversation with the bot: only one person is in it. */
export function isBotDm(channel: APIChannel): boolean {
  return channel.type === ChannelType.DM && peopleIn(channel).length < 2;
}

/** Whether a channel is the chat of these people and nobody else. */
export function isAmong(channel: APIChannel, people: readonly string[]): boolean {
  const here = peopleIn(channel);
  return isChat(channel) && here.length === people.length && people.every((id) => here.includes(id));
}

/** The commands that are offered in a channel. */
export function offeredIn({ commands, offered }: World, channel: APIChannel): APIApplicationCommand[] {
  const { Guild, BotDM, PrivateChannel } = InteractionContextType;
  const ids = offered[!isChat(channel) ? Guild : isBotDm(channel) ? BotDM : PrivateChannel];
  return commands.filter(({ id }) => ids.includes(id));
}

/** How a channel is called: the conversation with the bot after it, a chat after the others in it. */
export function placeName(channel: APIChannel, world: World): string {
  const { bot, you, people } = world;
  if (isBotDm(channel)) return `@${bot ? nameOf(bot) : '…'}`;
  if (isChat(channel)) {
    const others = people.filter(({ id }) => id !== you.id && peopleIn(channel).includes(id));
    return `@${others.map(nameOf).join(', ')}`;
  }
  return isThread(channel) ? (channel.name ?? '') : `#${channel.name}`;
}

/** How the person of an id is mentioned, if they are known here. */
export function userName({ state: { world } }: Page, id: string): string | undefined {
  const user = world && everybody(world).find((one) => one.id === id);
  return user && `@${nameOf(user)}`;
}

/** How the channel of an id is called, if it is known here. */
export function channelName({ state: { world } }: Page, id: string): string | undefined {
  const channel = world?.channels.find((one) => one.id === id);
  return world && channel && placeName(channel, world);
}

export function isThread({ type }: APIChannel): boolean {
  return type === ChannelType.PublicThread || type === ChannelType.PrivateThread;
}

/** Whether a channel is a forum: what is in it are its posts. */
export function isForum({ type }: APIChannel): boolean {
  return type === ChannelType.GuildForum;
}

/** The posts of a forum, the newest first. */
export function postsIn({ channels }: World, forum: string): APIThreadChannel[] {
  const posts = channels.filter((one) => isThread(one)) as APIThreadChannel[];
  return posts.filter(({ parent_id }) => parent_id === forum).toReversed();
}

/** The tags of a post, by name. */
export function tagsOf({ channels }: World, { parent_id, applied_tags = [] }: APIThreadChannel): string[] {
  const forum = channels.find(({ id }) => id === parent_id);
  const known = forum && 'available_tags' in forum ? forum.available_tags : [];
  return applied_tags.flatMap((id) => known.find((tag) => tag.id === id)?.name ?? []);
}

/** The channels in the order of the sidebar, each with its threads that are still open. */
export function rooms(world: World, open: string | undefined): { channel: APIChannel; threads: APIChannel[] }[] {
  const threads = world.channels.filter((one) => isThread(one) && (one.id === open || !archived(one)));
  return world.channels
    .filter((one) => one.type === ChannelType.GuildText || isForum(one))
    .sort((a, b) => position(a) - position(b))
    .map((channel) => ({
      channel,
      threads: threads.filter((one) => 'parent_id' in one && one.parent_id === channel.id),
    }));
}

function position(channel: APIChannel): number {
  return 'position' in channel ? channel.position : 0;
}

function archived(channel: APIChannel): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true;
}
