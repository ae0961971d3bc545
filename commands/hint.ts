import { advise } from '../bot/features/play/hint.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'hint',
    ...described({
      en: 'Ask the computer what it would do in your place; only you see the answer',
      de: 'Den Computer fragen, was er an deiner Stelle täte; nur du siehst die Antwort',
    }),
    ...EVERYWHERE,
  }),

  execute: (interaction, bot) => advise(bot, interaction, () => findTableAt(bot.context, interaction.channelId)),
};
