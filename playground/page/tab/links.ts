import type { PageWorld } from './state.ts';

/** A link to a channel of Discord, or to a message in it. */
export interface ChannelLink {
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
