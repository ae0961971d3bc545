import { type APIChannel, ChannelType } from 'discord-api-types/v10';
import type { Page } from './page.ts';
import { everybody, nameOf } from './people.ts';
import type { World } from './state.ts';

/** How a channel is called: a DM after the bot. */
export function placeName(channel: APIChannel, { bot }: World): string {
  if (channel.type === ChannelType.DM) return `@${bot ? nameOf(bot) : '…'}`;
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

/** The channels in the order of the sidebar, each with its threads that are still open. */
export function rooms(world: World, open: string | undefined): { channel: APIChannel; threads: APIChannel[] }[] {
  const threads = world.channels.filter((one) => isThread(one) && (one.id === open || !archived(one)));
  return world.channels
    .filter(({ type }) => type === ChannelType.GuildText)
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
