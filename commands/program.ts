import { showProgram } from '../bot/features/programs/program.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';

export const command: Command = {
  data: (_, { programs }) =>
    programs
      ? {
          name: 'program',
          ...described({
            en: 'Manage your program at this table',
            de: 'Dein Programm an diesem Tisch verwalten',
          }),
          ...EVERYWHERE,
        }
      : undefined,

  access: 'visitor',
  execute: (reply, _, at) => showProgram(reply, at),
};
