import { showDailies } from '../bot/features/daily/overview.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'daily',
    ...described({
      en: 'Today’s dailies: the same games for everyone, one attempt each',
      de: 'Die Tagesspiele: für alle gleich, je ein Versuch',
    }),
    ...EVERYWHERE,
  }),

  access: 'anyone',
  execute: (reply, bot) => showDailies(bot, reply),
};
