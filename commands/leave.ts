import { leave } from '../bot/face/answers/seats.ts';
import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { findTableAt } from '../bot/host/table/find.ts';

export const command: Command = {
  data: () => ({
    name: 'leave',
    ...described({
      en: 'Get up from this table before the game begins',
      de: 'Vor Spielbeginn von diesem Tisch aufstehen',
    }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    const found = await findTableAt(bot.house, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    await leave(bot, interaction, found.table.id);
  },
};
