import { ApplicationCommandOptionType } from 'discord.js';
import { confirmResign } from '../bot/features/agreements/resign.ts';
import { ownTables } from '../bot/features/tables/watch.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

const TABLE = 'table';

export const command: Command = {
  data: () => ({
    name: 'resign',
    ...described({ en: 'Give up a game', de: 'Ein Spiel aufgeben' }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: TABLE,
        ...described({
          en: 'Which of your tables, also where its channel is gone; left out: the one that stands here',
          de: 'Welcher deiner Tische, auch wenn sein Kanal weg ist; ohne: der hier',
        }),
        autocomplete: true,
      },
    ],
  }),

  async execute(interaction, bot) {
    const chosen = interaction.options.getString(TABLE);
    if (chosen !== null) return confirmResign(bot, interaction, chosen);
    const found = await findTableAt(bot.context, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    await confirmResign(bot, interaction, found.table.id);
  },

  async autocomplete(interaction, bot) {
    await interaction.respond(await ownTables(bot, interaction, interaction.options.getFocused()));
  },
};
