import { raise } from '../bot/face/answers/agreements.ts';
import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { findTableAt } from '../bot/host/table/find.ts';

export const command: Command = {
  data: () => ({
    name: 'undo',
    ...described({
      en: 'Take back your last move, alone where it gave nothing away, else by agreement',
      de: 'Deinen letzten Zug zurücknehmen: allein, wenn er nichts verriet, sonst im Einvernehmen',
    }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    const found = await findTableAt(bot.house, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    await raise(bot, interaction, found.table.id, 'undo');
  },
};
