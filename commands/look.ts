import { lookUp } from '../bot/face/answers/pages.ts';
import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { findTableAt } from '../bot/host/table/find.ts';

export const command: Command = {
  data: () => ({
    name: 'look',
    ...described({
      en: 'Look something up at the table that stands here, such as its decks',
      de: 'Etwas am Tisch hier nachschlagen, zum Beispiel seine Decks',
    }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    const found = await findTableAt(bot.house, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    await lookUp(bot, interaction, found.table.id, 0);
  },
};
