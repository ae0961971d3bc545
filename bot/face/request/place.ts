import { ChannelType, type ChatInputCommandInteraction, ThreadAutoArchiveDuration } from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Table } from '../../../storage/table.ts';
import { isTaken } from '../../host/open.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import type { Bot } from '../bot.ts';
import { languageOf } from '../words.ts';

/** Where the new table stands: here, or in a thread of its own if a table already stands here. */
export async function findPlace(
  interaction: ChatInputCommandInteraction,
  bot: Bot,
  game: AnyGame,
): Promise<Table['place'] | Refused> {
  const language = languageOf(interaction.guildLocale ?? interaction.locale);
  const place = { guild: interaction.guildId, message: null, language };
  if (!(await isTaken(bot.house, interaction.channelId))) return { ...place, channel: interaction.channelId };
  const { channel } = interaction;
  if (channel?.type !== ChannelType.GuildText) return refusal('placeTaken');
  const thread = await channel.threads
    .create({
      name: threadName(game, interaction.user.displayName),
      autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
    })
    .catch(() => undefined);
  return thread ? { ...place, channel: thread.id } : refusal('placeTaken');
}

function threadName(game: AnyGame, player: string): string {
  return `${game.title} · ${player}`.slice(0, 100);
}
