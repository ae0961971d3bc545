import { showInbox } from '../bot/features/tables/inbox.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'tables',
    ...described({
      en: 'Your games: whose turn it is, and since when',
      de: 'Deine Spiele: wer am Zug ist und seit wann',
    }),
    ...EVERYWHERE,
  }),

  execute: (interaction, bot) => showInbox(bot, interaction, 0),
};
