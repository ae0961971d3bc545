import { refuse } from '../bot/face/answer.ts';
import type { Command } from '../bot/face/command.ts';
import { described, EVERYWHERE } from '../bot/face/described.ts';
import { join } from '../bot/face/seats.ts';
import { findTableAt } from '../bot/host/find.ts';

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
