import { openPanel } from '../bot/face/answers/panel.ts';
import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { findTableAt } from '../bot/host/table/find.ts';

export const command: Command = {
  data: () => ({
    name: 'hand',
    ...described({
      en: 'Your view of the table that stands here, with your moves, only for your eyes',
      de: 'Deine Sicht auf den Tisch hier, mit deinen Zügen, nur für deine Augen',
    }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    const found = await findTableAt(bot.house, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    await openPanel(bot, interaction, found.table.id);
  },
};
