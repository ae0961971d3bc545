import { advise } from '../bot/features/play/hint.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'hint',
    ...described({
      en: 'Get a hint from the computer (only you can see it)',
      de: 'Einen Tipp vom Computer bekommen (nur für dich sichtbar)',
    }),
    ...EVERYWHERE,
  }),

  execute: (reply, bot) => advise(bot, reply, () => findTableAt(bot.context, reply.channelId)),
};
