import { refuse, replyWith } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { findTableAt } from '../bot/host/table/find.ts';

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
    await bot.boards.show(found, (drawn) => replyWith(interaction, drawn));
  },
};
