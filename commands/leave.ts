import { leave } from '../bot/features/seats/seats.ts';
import type { Command } from '../bot/interactions/command.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'leave',
    ...described({
      en: 'Leave this table before the game starts',
      de: 'Diesen Tisch vor Spielbeginn verlassen',
    }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, reply, { table }) => leave(bot, reply, table.id)),
};
