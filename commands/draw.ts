import { raise } from '../bot/face/answers/agreements.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { atTableHere } from '../bot/face/desk/table-here.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';

export const command: Command = {
  data: () => ({
    name: 'draw',
    ...described({ en: 'Offer a draw', de: 'Remis anbieten' }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, interaction, { table }) => raise(bot, interaction, table.id, 'draw')),
};
