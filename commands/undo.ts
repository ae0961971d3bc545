import { raise } from '../bot/face/answers/agreements.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { atTableHere } from '../bot/face/desk/table-here.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';

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
