import { openPanel } from '../bot/features/play/panel.ts';
import type { Command } from '../bot/interactions/command.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'hand',
    ...described({
      en: 'Your view of the table that stands here, with your moves, only for your eyes',
      de: 'Deine Sicht auf den Tisch hier, mit deinen Zügen, nur für deine Augen',
    }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, interaction, { table }) => openPanel(bot, interaction, table.id)),
};
