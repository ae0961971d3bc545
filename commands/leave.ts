import { leave } from '../bot/features/seats/seats.ts';
import type { Command } from '../bot/interactions/command.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'leave',
    ...described({
      en: 'Get up from this table before the game begins',
      de: 'Vor Spielbeginn von diesem Tisch aufstehen',
    }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, interaction, { table }) => leave(bot, interaction, table.id)),
};
