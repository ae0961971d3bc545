import {
  type APIChannel,
  ChannelType,
  type RESTPostAPIChannelThreadsJSONBody,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { parentOf } from './place.ts';

/** The channel in which a thread can be opened for whoever asks here: this one, or the one that this thread belongs to. */
export async function threadsIn({ layouts }: Bot, reply: Reply): Promise<string | undefined> {
  if (reply.guildId === null || reply.isGuest) return undefined;
  const parent = parentOf(reply);
  const channel = parent === null ? reply.channel : await layouts.channel(reply.guildId, parent);
  return channel?.type === ChannelType.GuildText ? (parent ?? reply.channelId) : undefined;
}

/** Opens a thread; nothing where Discord does not let us. */
export async function createThread(bot: Bot, reply: Reply, name: string): Promise<string | undefined> {
  const channel = await threadsIn(bot, reply);
  if (channel === undefined) return undefined;
  const body: RESTPostAPIChannelThreadsJSONBody = {
    name,
    type: ChannelType.PublicThread,
    auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
  };
  const thread = await bot.client.rest.post(Routes.threads(channel), { body }).catch(() => undefined);
  return (thread as APIChannel | undefined)?.id;
}
