import { ApplicationCommandOptionType } from 'discord.js';
import { drawHistory } from '../bot/features/history/history.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';

const PERSON = 'person';

export const command: Command = {
  data: () => ({
    name: 'history',
    ...localizedDescription({
      en: 'List finished games on this server',
      de: 'Beendete Spiele auf diesem Server zeigen',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.User,
        name: PERSON,
        ...localizedDescription({ en: 'Player (default: you)', de: 'Person (ohne Angabe: du)' }),
      },
    ],
  }),

  access: 'anyone',
  async execute(reply, bot) {
    const { id } = reply.interaction.options.getUser(PERSON) ?? reply.user;
    await reply.private(await drawHistory(bot, reply, id, 0));
  },
};
