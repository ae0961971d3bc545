import { join } from '../bot/face/answers/seats.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { atTableHere } from '../bot/face/desk/table-here.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';

export const command: Command = {
  data: () => ({
    name: 'join',
    ...described({ en: 'Sit down at the table that stands here', de: 'An den Tisch setzen, der hier steht' }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, interaction, { table }) => join(bot, interaction, table.id)),
};
