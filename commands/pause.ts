import { raise } from '../bot/features/agreements/agreements.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'pause',
    ...described({
      en: 'Ask to pause the game at this table',
      de: 'Um eine Pause an diesem Tisch bitten',
    }),
    ...EVERYWHERE,
  }),

  access: 'player',
  execute: (reply, bot, { table }) => raise(bot, reply, table.id, 'pause'),
};
