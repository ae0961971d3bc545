import { refuse } from '../bot/face/answer.ts';
import type { Command } from '../bot/face/command.ts';
import { described, EVERYWHERE } from '../bot/face/described.ts';
import { confirmResign } from '../bot/face/more.ts';
import { findTableAt } from '../bot/host/find.ts';

export const command: Command = {
  data: () => ({
    name: 'resign',
    ...described({ en: 'Give up the game at this table', de: 'Das Spiel an diesem Tisch aufgeben' }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    const found = await findTableAt(bot.house, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    await confirmResign(bot, interaction, found.table.id);
  },
};
