import { ApplicationCommandOptionType } from 'discord.js';
import { watch, watchable } from '../bot/features/tables/watch.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

const TABLE = 'table';

export const command: Command = {
  data: () => ({
    name: 'watch',
    ...described({ en: 'Watch a game, only for your eyes', de: 'Einem Spiel zusehen, nur für deine Augen' }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: TABLE,
        ...described({ en: 'Which table; left out: the one that stands here', de: 'Welcher Tisch; ohne: der hier' }),
        autocomplete: true,
      },
    ],
  }),

  async execute(interaction, bot) {
    const chosen = interaction.options.getString(TABLE);
    if (chosen !== null) return watch(bot, interaction, chosen, 'spectator');
    const found = await findTableAt(bot.context, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    await watch(bot, interaction, found.table.id, 'spectator');
  },

  async autocomplete(interaction, bot) {
    await interaction.respond(await watchable(bot, interaction, interaction.options.getFocused()));
  },
};
