import { join } from '../bot/features/seats/seats.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'join',
    ...described({ en: 'Join the table in this channel', de: 'Am Tisch in diesem Kanal mitspielen' }),
    ...EVERYWHERE,
  }),

  access: 'visitor',
  execute: (reply, bot, { table }) => join(bot, reply, table.id),
};
