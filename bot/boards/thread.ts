import {
  type APIThreadChannel,
  DiscordAPIError,
  type REST,
  RESTJSONErrorCodes,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { AnyGame } from '../../games/kit/game.ts';
import type { Sitter } from '../../storage/records/table.ts';
import { THREAD_MAX } from '../discord-limits.ts';

/** What a thread of a table is called: the game and those who play it or were asked to. */
export function threadName({ title }: AnyGame, sitters: readonly Sitter[]): string {
  const players = sitters.flatMap((sitter) => {
    if (sitter.kind === 'computer') return ['Computer'];
    if (sitter.kind === 'program') return sitter.owner?.name ?? [];
    return 'id' in sitter && sitter.name ? [sitter.name] : [];
  });
  return `${title} · ${players.join(' – ')}`.slice(0, THREAD_MAX);
}

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
