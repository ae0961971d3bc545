import {
  type APIDMChannel,
  type APIPrivateThreadChannel,
  type APIPublicThreadChannel,
  type APITextChannel,
  type APIUser,
  type ChannelFlags,
  ChannelType,
} from 'discord-api-types/v10';
import { GUILD } from './cast.ts';

export type Thread = APIPublicThreadChannel | APIPrivateThreadChannel;
export type WorldChannel = APITextChannel | APIDMChannel | Thread;

/** Whether a channel is a thread. */
export function isThread(channel: WorldChannel): channel is Thread {
  return channel.type === ChannelType.PublicThread || channel.type === ChannelType.PrivateThread;
}

/** Whether a channel is somebody's conversation with the bot. */
export function isDm(channel: WorldChannel): channel is APIDMChannel {
  return channel.type === ChannelType.DM;
}

/** The server a channel belongs to, as payloads spell it. */
export function guildOf(channel: WorldChannel): { guild_id?: string } {
  return isDm(channel) ? {} : { guild_id: GUILD.id };
}

/** A text channel of the server. */
export function room(id: string, name: string, position: number): APITextChannel {
  return {
    id,
    type: ChannelType.GuildText,
    guild_id: GUILD.id,
    name,
    position,
    topic: null,
    nsfw: false,
    last_message_id: null,
    last_pin_timestamp: null,
    parent_id: null,
    rate_limit_per_user: 0,
    permission_overwrites: [],
    flags: 0 as ChannelFlags,
  };
}

/** A person's conversation with the bot. */
export function conversation(id: string, person: APIUser): APIDMChannel {
  return {
    id,
    type: ChannelType.DM,
    name: null,
    last_message_id: null,
    flags: 0 as ChannelFlags,
    recipients: [person],
  };
}

/** Who of the people can read a channel. */
export function canSee(channel: WorldChannel, person: string, members: ReadonlySet<string>): boolean {
  if (isDm(channel)) return channel.recipients?.some((one) => one.id === person) ?? false;
  return channel.type !== ChannelType.PrivateThread || members.has(person);
}
