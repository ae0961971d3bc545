import { ApplicationCommandOptionType } from 'discord.js';
import { drawHistory } from '../bot/features/history/history.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

const PLAYER = 'player';

export const command: Command = {
  data: () => ({
    name: 'history',
    ...localizedDescription(texts.about.history),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.User,
        name: PLAYER,
        ...localizedDescription(texts.options.playerOrYou),
      },
    ],
  }),

  access: 'anyone',
  async execute({ reply }) {
    const { id } = reply.interaction.options.getUser(PLAYER) ?? reply.user;
    await reply.private(await drawHistory(reply, id, 0));
  },
};
