import { raise } from '../bot/features/agreements/agreements.ts';
import type { Command } from '../bot/interactions/command.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'undo',
    ...described({
      en: 'Take back your last move, alone where it gave nothing away, else by agreement',
      de: 'Deinen letzten Zug zurücknehmen: allein, wenn er nichts verriet, sonst im Einvernehmen',
    }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, interaction, { table }) => raise(bot, interaction, table.id, 'undo')),
};
