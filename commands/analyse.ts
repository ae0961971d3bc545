import { ApplicationCommandOptionType } from 'discord.js';
import { showAnalysis } from '../bot/features/analysis/analysis.ts';
import { suggestFinished } from '../bot/features/history/history.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';

const GAME = 'game';

export const command: Command = {
  data: () => ({
    name: 'analyse',
    ...localizedDescription({
      en: 'Find the turning points of a finished game and play on from there',
      de: 'Sehen, wo ein beendetes Spiel gekippt ist, und es anders versuchen',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: GAME,
        ...localizedDescription({ en: 'A game finished on this server', de: 'Ein auf diesem Server beendetes Spiel' }),
        autocomplete: true,
      },
    ],
  }),

  access: 'finished',
  table: (options) => options.getString(GAME),
  execute: (reply, bot, at) => showAnalysis(bot, reply, at),

  autocomplete: suggestFinished,
};
