import type { APIChannel } from 'discord-api-types/v10';
import { nameOf } from './people.ts';
import type { World } from './state.ts';
import { CHANNEL } from './wire.ts';

/** How a channel is called: a DM after the bot. */
export function placeName(channel: APIChannel, { bot }: World): string {
  if (channel.type === CHANNEL.dm) return `@${bot ? nameOf(bot) : '…'}`;
  return isThread(channel) ? (channel.name ?? '') : `#${channel.name}`;
}

export function isThread({ type }: APIChannel): boolean {
  return type === CHANNEL.thread || type === CHANNEL.privateThread;
}

/** The channels in the order of the sidebar, each with its threads that are still open. */
export function rooms(world: World, open: string | undefined): { channel: APIChannel; threads: APIChannel[] }[] {
  const threads = world.channels.filter((one) => isThread(one) && (one.id === open || !archived(one)));
  return world.channels
    .filter(({ type }) => type === CHANNEL.text)
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
