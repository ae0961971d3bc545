import { type BaseInteraction, ChannelType, type TextChannel, ThreadAutoArchiveDuration } from 'discord.js';
import { THREAD_MAX } from '../../discord-limits.ts';
import type { Request } from '../../host/actions/open.ts';

/** The channel in which a thread can be opened for whoever asks here: this one, or the one that this thread belongs to. */
export function threadsIn({ channel }: BaseInteraction): TextChannel | undefined {
  const open = channel?.isThread() ? channel.parent : channel;
  return open?.type === ChannelType.GuildText ? open : undefined;
}

/** Opens a thread; nothing where Discord does not let us. */
export async function createThread(asked: BaseInteraction, name: string): Promise<string | undefined> {
  const thread = await threadsIn(asked)
    ?.threads.create({ name, autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek })
    .catch(() => undefined);
  return thread?.id;
}

/** Named after the game and those who were asked to play it. */
export function threadName({ game, sitters }: Request): string {
  const players = sitters.flatMap((sitter) => {
    if (sitter.kind === 'computer') return ['Computer'];
    if (sitter.kind === 'program') return sitter.owner?.name ?? [];
    return 'id' in sitter && sitter.name ? [sitter.name] : [];
  });
  return `${game.title} · ${players.join(' – ')}`.slice(0, THREAD_MAX);
}
