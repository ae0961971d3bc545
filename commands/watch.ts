import { ApplicationCommandOptionType } from 'discord.js';
import { watch, watchableTables } from '../bot/features/tables/watch.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';

const TABLE = 'table';

export const command: Command = {
  data: () => ({
    name: 'watch',
    ...localizedDescription({ en: 'Watch a game privately', de: 'Bei einem Spiel zusehen (nur für dich sichtbar)' }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: TABLE,
        ...localizedDescription({
          en: 'Table (default: the one in this channel)',
          de: 'Tisch (ohne Angabe: der in diesem Kanal)',
        }),
        autocomplete: true,
      },
    ],
  }),

  menus: {
    message: {
      label: { en: 'Watch', de: 'Zusehen' },
      access: 'spectator',
      execute: (reply, bot, at) => watch(bot, reply, at, 'spectator'),
    },
  },

  access: 'spectator',
  table: (options) => options.getString(TABLE),
  execute: (reply, bot, at) => watch(bot, reply, at, 'spectator'),

  async autocomplete(interaction, bot) {
    await interaction.respond(await watchableTables(bot, interaction, interaction.options.getFocused()));
  },
};
