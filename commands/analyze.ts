import { ApplicationCommandOptionType } from 'discord.js';
import { showAnalysis } from '../bot/features/analysis/index.ts';
import { suggestFinished } from '../bot/features/history/index.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

const GAME = 'game';

export const command: Command = {
  data: () => ({
    name: 'analyze',
    ...localizedDescription(texts.about.analyze),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: GAME,
        ...localizedDescription(texts.options.finishedGame),
        autocomplete: true,
      },
    ],
  }),

  access: 'finished',
  table: (options) => options.getString(GAME),
  execute: ({ reply, target }) => showAnalysis(reply, target),

  autocomplete: suggestFinished,
};
