import {
  type APIThreadChannel,
  DiscordAPIError,
  type REST,
  RESTJSONErrorCodes,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { THREAD_MAX } from '../discord-limits.ts';

/** Opens the thread of a message and gives its channel. A message has one thread, which bears its number, so a second try finds the same. */
export async function threadOf(rest: REST, channel: string, message: string, name: string): Promise<string> {
  const body = { name: name.slice(0, THREAD_MAX), auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
  try {
    const thread = await rest.post(Routes.threads(channel, message), { body });
    return (thread as APIThreadChannel).id;
  } catch (error) {
    const isThere =
      error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage;
    if (isThere) return message;
    throw error;
  }
}
