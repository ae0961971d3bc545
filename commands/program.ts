import { showProgram } from '../bot/face/answers/program.ts';
import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { findTableAt } from '../bot/host/table/find.ts';

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

  async execute(interaction, bot) {
    const found = await findTableAt(bot.house, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    await showProgram(bot, interaction, found.table.id);
  },
};
