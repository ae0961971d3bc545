import { ApplicationCommandOptionType } from 'discord.js';
import { drawHistory } from '../bot/features/history/history.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';
import { inPrivate } from '../bot/render/message.ts';

const PERSON = 'person';

export const command: Command = {
  data: () => ({
    name: 'history',
    ...described({ en: 'Games that were finished here', de: 'Spiele, die hier beendet wurden' }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.User,
        name: PERSON,
        ...described({ en: 'Whose games; left out: yours', de: 'Wessen Spiele; ohne: deine' }),
      },
    ],
  }),

  async execute(interaction, bot) {
    const { id } = interaction.options.getUser(PERSON) ?? interaction.user;
    await interaction.reply(inPrivate(await drawHistory(bot, interaction, id, 0)));
  },
};
