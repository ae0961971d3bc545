import { ButtonStyle, ChannelType } from 'discord.js';
import { say } from '../../../games/kit/text.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { THREAD_MAX } from '../../discord-limits.ts';
import type { Request } from '../../host/actions/open.ts';
import { noRoomFor } from '../../host/commit/table-lists.ts';
import { refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { keepRequest } from '../../interactions/pending.ts';
import { noThreadHere } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { button, row } from '../../render/menu.ts';
import { WORDS } from '../../render/text.ts';

/** A table already stands here: offers a thread of its own for the one that was asked for. */
export async function offerThread(bot: Bot, reply: Reply, request: Request): Promise<void> {
  if (reply.interaction.channel?.type !== ChannelType.GuildText) return reply.refuse(refusal('placeTaken'));
  const closed = noThreadHere(reply);
  if (closed) return reply.refuse(closed);
  const crowded = await noRoomFor(bot.context, reply.user.id, reply.guildId);
  if (crowded) return reply.refuse(crowded);
  const language = reply.language;
  const kept = await keepRequest(bot.context, { request, threadName: threadName(request) });
  const open = button(makeId({ kind: 'thread', request: kept }), say(WORDS.openThread, language), ButtonStyle.Primary);
  await reply.private({
    content: say(WORDS.busyChannel, language),
    components: [row([open])],
  });
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
