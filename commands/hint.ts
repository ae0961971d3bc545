import { showHint } from '../bot/features/play/hint.ts';
import type { Command } from '../bot/interactions/command.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
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

  execute: atTableHere(showHint),
};
