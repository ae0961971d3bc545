import { join } from '../bot/face/answers/seats.ts';
import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { findTableAt } from '../bot/host/table/find.ts';

export const command: Command = {
  data: () => ({
    name: 'join',
    ...described({ en: 'Sit down at the table that stands here', de: 'An den Tisch setzen, der hier steht' }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    const found = await findTableAt(bot.house, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    await join(bot, interaction, found.table.id);
  },
};
