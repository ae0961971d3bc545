import { raise } from '../bot/features/agreements/agreements.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: (shelf) =>
    shelf.some(({ draws }) => draws)
      ? { name: 'offer-draw', ...described({ en: 'Offer a draw', de: 'Remis anbieten' }), ...EVERYWHERE }
      : undefined,

  access: 'player',
  execute: (reply, bot, { table }) => raise(bot, reply, table.id, 'draw'),
};
