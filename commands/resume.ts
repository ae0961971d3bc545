import { goOn } from '../bot/features/agreements/agreements.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'resume',
    ...described({ en: 'Resume a paused game', de: 'Ein pausiertes Spiel fortsetzen' }),
    ...EVERYWHERE,
  }),

  access: 'player',
  execute: (reply, bot, { table }) => goOn(bot, reply, table.id),
};
