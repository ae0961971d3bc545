import { showHint } from '../bot/features/play/hint.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'hint',
    ...described({
      en: 'Get a hint from the computer (only you can see it)',
      de: 'Einen Tipp vom Computer bekommen (nur für dich sichtbar)',
    }),
    ...EVERYWHERE,
  }),

  access: 'player',
  execute: (reply, bot, at) => showHint(bot, reply, at),
};
