import { showProgram } from '../bot/face/answers/program.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { atTableHere } from '../bot/face/desk/table-here.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';

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
