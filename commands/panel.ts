import { openPanel } from '../bot/features/play/panel.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'panel',
    ...described({
      en: 'Open your private panel for this table',
      de: 'Deine private Ansicht dieses Tisches öffnen',
    }),
    ...EVERYWHERE,
  }),

  access: 'spectator',
  execute: (reply, bot, at) => openPanel(bot, reply, at),
};
