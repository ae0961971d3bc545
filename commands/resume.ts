import { goOn } from '../bot/features/agreements/agreements.ts';
import type { Command } from '../bot/interactions/command.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'resume',
    ...described({ en: 'Resume a paused game', de: 'Ein pausiertes Spiel fortsetzen' }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, reply, { table }) => goOn(bot, reply, table.id)),
};
