import { ButtonStyle, ChannelType, MessageFlags } from 'discord.js';
import { say } from '../../../games/kit/text.ts';
import type { Request } from '../../host/acts/open.ts';
import { noRoomFor } from '../../host/books/sitting.ts';
import { refusal } from '../../host/house/refusal.ts';
import { noThreadHere } from '../desk/allowed.ts';
import { type Asked, refuse } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { keepRequest } from '../desk/pending.ts';
import { button, row } from '../drawing/menu.ts';
import { languageOf, WORDS } from '../drawing/words.ts';
import { makeId } from '../ids/ids.ts';
import { THREAD_MAX } from '../limits.ts';

/** A table already stands here: offers a thread of its own for the one that was asked for. */
export async function offerThread(bot: Bot, interaction: Asked, request: Request): Promise<void> {
  if (interaction.channel?.type !== ChannelType.GuildText) return refuse(interaction, refusal('placeTaken'));
  const closed = noThreadHere(interaction);
  if (closed) return refuse(interaction, closed);
  const crowded = await noRoomFor(bot.house, interaction.user.id, interaction.guildId);
  if (crowded) return refuse(interaction, crowded);
  const language = languageOf(interaction.locale);
  const kept = await keepRequest(bot.house, { request, threadName: threadName(request) });
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
