import { leave } from '../bot/face/answers/seats.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { atTableHere } from '../bot/face/desk/table-here.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';

export const command: Command = {
  data: () => ({
    name: 'leave',
    ...described({
      en: 'Get up from this table before the game begins',
      de: 'Vor Spielbeginn von diesem Tisch aufstehen',
    }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, interaction, { table }) => leave(bot, interaction, table.id)),
};
