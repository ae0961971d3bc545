import { ApplicationCommandOptionType } from 'discord.js';
import { showAnalysis } from '../bot/features/analysis/analysis.ts';
import { completeFinished } from '../bot/features/history/history.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

const GAME = 'game';

export const command: Command = {
  data: () => ({
    name: 'analyse',
    ...described({
      en: 'See where a finished game turned, and try another move',
      de: 'Sehen, wo ein beendetes Spiel gekippt ist, und es anders versuchen',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: GAME,
        ...described({ en: 'A game finished on this server', de: 'Ein auf diesem Server beendetes Spiel' }),
        autocomplete: true,
      },
    ],
  }),

  async execute(reply, bot) {
    const id = reply.interaction.options.getString(GAME);
    if (id !== null) return showAnalysis(bot, reply, id);
    const found = await findTableAt(bot.context, reply.channelId);
    return 'refused' in found ? reply.refuse(found) : showAnalysis(bot, reply, found.table.id);
  },

  autocomplete: completeFinished,
};
