import { goOn } from '../bot/face/answers/agreements.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { atTableHere } from '../bot/face/desk/table-here.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';

export const command: Command = {
  data: () => ({
    name: 'resume',
    ...described({ en: 'Go on with a paused game', de: 'Ein unterbrochenes Spiel fortsetzen' }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, interaction, { table }) => goOn(bot, interaction, table.id)),
};
