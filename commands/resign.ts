import { ApplicationCommandOptionType } from 'discord.js';
import { confirmResign } from '../bot/features/agreements/resign.ts';
import { ownTables } from '../bot/features/tables/watch.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

const TABLE = 'table';

export const command: Command = {
  data: () => ({
    name: 'resign',
    ...described({ en: 'Resign a game', de: 'Ein Spiel aufgeben' }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: TABLE,
        ...described({
          en: 'One of your tables (default: the one in this channel)',
          de: 'Einer deiner Tische (Standard: der in diesem Kanal)',
        }),
        autocomplete: true,
      },
    ],
  }),

  async execute(reply, bot) {
    const chosen = reply.interaction.options.getString(TABLE);
    if (chosen !== null) return confirmResign(bot, reply, chosen);
    const found = await findTableAt(bot.context, reply.channelId);
    if ('refused' in found) return reply.refuse(found);
    await confirmResign(bot, reply, found.table.id);
  },

  async autocomplete(interaction, bot) {
    await interaction.respond(await ownTables(bot, interaction, interaction.options.getFocused()));
  },
};
