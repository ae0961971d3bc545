import { leave } from '../bot/features/seats/seats.ts';
import type { Command } from '../bot/interactions/command.ts';
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

  access: 'member',
  execute: (reply, bot, { table }) => leave(bot, reply, table.id),
};
