import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, ownTables } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { askToResign } from '../bot/screens/table-actions.ts';
import { texts } from './words/texts.ts';

const TABLE = 'table';

export const command: Command = {
  data: () => ({
    name: 'resign',
    ...localizedDescription(texts.about.resign),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: TABLE,
        ...localizedDescription(texts.options.ownTable),
        autocomplete: true,
      },
    ],
  }),

  access: 'playerOrOwner',
  table: (options) => options.getString(TABLE),
  execute: ({ reply, target }) => askToResign(reply, target),

  async autocomplete(interaction, bot) {
    await interaction.respond(await ownTables(bot, interaction, interaction.options.getFocused()));
  },
};
