import { showInbox } from '../bot/features/tables/inbox.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'tables',
    ...described({
      en: 'List your games and whose turn it is',
      de: 'Deine Spiele zeigen und wer am Zug ist',
    }),
    ...EVERYWHERE,
  }),

  access: 'anyone',
  execute: (reply, bot) => showInbox(bot, reply, 0),
};
