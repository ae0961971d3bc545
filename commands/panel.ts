import { openPanel } from '../bot/features/play/panel.ts';
import type { Command } from '../bot/interactions/command.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'panel',
    ...described({
      en: 'Show your private view of this table, with your hand and your moves',
      de: 'Deine private Ansicht dieses Tischs mit deinen möglichen Zügen',
    }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, reply, { table }) => openPanel(bot, reply, table.id)),
};
