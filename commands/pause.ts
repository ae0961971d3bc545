import { raise } from '../bot/face/answers/agreements.ts';
import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { findTableAt } from '../bot/host/table/find.ts';

export const command: Command = {
  data: () => ({
    name: 'pause',
    ...described({
      en: 'Pause the game at this table; the other player has to agree',
      de: 'Das Spiel hier unterbrechen; die andere Seite muss zustimmen',
    }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    const found = await findTableAt(bot.house, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    await raise(bot, interaction, found.table.id, 'pause');
  },
};
