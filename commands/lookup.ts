import { lookUp } from '../bot/features/play/lookup.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'lookup',
    ...described({
      en: 'Look up decks, cards, units or the legend for this table',
      de: 'Decks, Karten, Einheiten oder die Legende dieses Tisches nachschlagen',
    }),
    ...EVERYWHERE,
  }),

  access: 'spectator',
  execute: (reply, bot, at) => lookUp(bot, reply, at, 0),
};
