import { raise } from '../bot/features/agreements/agreements.ts';
import type { Command } from '../bot/interactions/command.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: () => ({
    name: 'pause',
    ...described({
      en: 'Pause the game at this table; the other player has to agree',
      de: 'Das Spiel hier unterbrechen; die andere Seite muss zustimmen',
    }),
    ...EVERYWHERE,
  }),

  execute: atTableHere((bot, interaction, { table }) => raise(bot, interaction, table.id, 'pause')),
};
