import { ApplicationCommandOptionType } from 'discord.js';
import { askToResign } from '../bot/features/agreements/agreements.ts';
import { ownTables } from '../bot/features/tables/watch.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';

const TABLE = 'table';

export const command: Command = {
  data: () => ({
    name: 'resign',
    ...localizedDescription({ en: 'Resign a game', de: 'Ein Spiel aufgeben' }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: TABLE,
        ...localizedDescription({
          en: 'One of your tables (default: the one in this channel)',
          de: 'Einer deiner Tische (ohne Angabe: der in diesem Kanal)',
        }),
        autocomplete: true,
      },
    ],
  }),

  access: 'party',
  table: (options) => options.getString(TABLE),
  execute: (reply, bot, at) => askToResign(bot, reply, at),

  async autocomplete(interaction, bot) {
    await interaction.respond(await ownTables(bot, interaction, interaction.options.getFocused()));
  },
};
