import { showProgram } from '../bot/features/programs/program.ts';
import type { Command } from '../bot/interactions/command.ts';
import { atTableHere } from '../bot/interactions/table-here.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: (_, { programs }) =>
    programs
      ? {
          name: 'program',
          ...described({
            en: 'Your program at this table: seat it, connect it, replace it',
            de: 'Dein Programm an diesem Tisch: setzen, verbinden, ersetzen',
          }),
          ...EVERYWHERE,
        }
      : undefined,

  execute: atTableHere((bot, interaction, { table }) => showProgram(bot, interaction, table.id)),
};
