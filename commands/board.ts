import { refuse } from '../bot/face/answer.ts';
import type { Command } from '../bot/face/command.ts';
import { described, EVERYWHERE } from '../bot/face/described.ts';
import { findTableAt } from '../bot/host/find.ts';

export const command: Command = {
  data: () => ({
    name: 'board',
    ...described({
      en: 'Show the board of this table anew, down here',
      de: 'Das Brett dieses Tisches neu hier unten zeigen',
    }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    const found = await findTableAt(bot.house, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    await bot.boards.show(found, async (drawn) => {
      const { resource } = await interaction.reply({ ...drawn, withResponse: true });
      if (!resource?.message) throw new Error('Discord gave no message for the board');
      return { channel: resource.message.channelId, message: resource.message.id };
    });
  },
};
