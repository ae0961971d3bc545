import { ApplicationCommandOptionType } from 'discord.js';
import { watch } from '../bot/features/watching/index.ts';
import { type Command, watchableTables } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

const TABLE = 'table';

export const command: Command = {
  data: () => ({
    name: 'watch',
    ...localizedDescription(texts.about.watch),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: TABLE,
        ...localizedDescription(texts.options.watchedTable),
        autocomplete: true,
      },
    ],
  }),

  menus: {
    message: {
      label: texts.menus.watch,
      access: 'spectator',
      execute: ({ reply, target }) => watch(reply, target, 'spectator'),
    },
  },

  access: 'spectator',
  table: (options) => options.getString(TABLE),
  execute: ({ reply, target }) => watch(reply, target, 'spectator'),

  async autocomplete(interaction, bot) {
    await interaction.respond(await watchableTables(bot, interaction, interaction.options.getFocused()));
  },
};
