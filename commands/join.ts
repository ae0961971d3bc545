import { join } from '../bot/features/seats/seats.ts';
import type { Command } from '../bot/interactions/command.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'join',
    ...described({ en: 'Sit down at the table that stands here', de: 'An den Tisch setzen, der hier steht' }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, interaction, { table }) => join(bot, interaction, table.id)),
};
