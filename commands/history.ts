import { ApplicationCommandOptionType } from 'discord.js';
import { drawHistory } from '../bot/features/history/history.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

const PERSON = 'person';

export const command: Command = {
  data: () => ({
    name: 'history',
    ...localizedDescription(texts.history.listFinishedGamesOnThisServer),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.User,
        name: PERSON,
        ...localizedDescription(texts.history.playerDefaultYou),
      },
    ],
  }),

  access: 'anyone',
  async execute({ reply }) {
    const { id } = reply.interaction.options.getUser(PERSON) ?? reply.user;
    await reply.private(await drawHistory(reply, id, 0));
  },
};
