import { raise } from '../bot/features/agreements/agreements.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'undo',
    ...described({
      en: 'Undo your last move, or ask to undo it',
      de: 'Deinen letzten Zug zurücknehmen oder darum bitten',
    }),
    ...EVERYWHERE,
  }),

  access: 'player',
  execute: (reply, bot, { table }) => raise(bot, reply, table.id, 'undo'),
};
