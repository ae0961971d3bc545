import { advise } from '../bot/face/answers/hint.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { findTableAt } from '../bot/host/table/find.ts';

export const command: Command = {
  data: () => ({
    name: 'hint',
    ...described({
      en: 'Ask the computer what it would do in your place; only you see the answer',
      de: 'Den Computer fragen, was er an deiner Stelle täte; nur du siehst die Antwort',
    }),
    ...EVERYWHERE,
  }),

  execute: (interaction, bot) => advise(bot, interaction, () => findTableAt(bot.house, interaction.channelId)),
};
