import { ButtonStyle, ChannelType, MessageFlags } from 'discord.js';
import { say } from '../../../games/kit/text.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { THREAD_MAX } from '../../discord-limits.ts';
import type { Request } from '../../host/actions/open.ts';
import { noRoomFor } from '../../host/commit/table-lists.ts';
import { refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { keepRequest } from '../../interactions/pending.ts';
import { noThreadHere } from '../../interactions/permissions.ts';
import { type Asked, refuse } from '../../interactions/reply.ts';
import { button, row } from '../../render/menu.ts';
import { languageOf, WORDS } from '../../render/text.ts';

/** A table already stands here: offers a thread of its own for the one that was asked for. */
export async function offerThread(bot: Bot, interaction: Asked, request: Request): Promise<void> {
  if (interaction.channel?.type !== ChannelType.GuildText) return refuse(interaction, refusal('placeTaken'));
  const closed = noThreadHere(interaction);
  if (closed) return refuse(interaction, closed);
  const crowded = await noRoomFor(bot.context, interaction.user.id, interaction.guildId);
  if (crowded) return refuse(interaction, crowded);
  const language = languageOf(interaction.locale);
  const kept = await keepRequest(bot.context, { request, threadName: threadName(request) });
  const open = button(makeId({ kind: 'thread', request: kept }), say(WORDS.openThread, language), ButtonStyle.Primary);
  await interaction.reply({
    content: say(WORDS.busyChannel, language),
    flags: MessageFlags.Ephemeral,
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
