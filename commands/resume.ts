import { goOn } from '../bot/face/answers/agreements.ts';
import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { findTableAt } from '../bot/host/table/find.ts';

export const command: Command = {
  data: () => ({
    name: 'resume',
    ...described({ en: 'Go on with a paused game', de: 'Ein unterbrochenes Spiel fortsetzen' }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    const found = await findTableAt(bot.house, interaction.channelId);
    if ('refused' in found) return refuse(interaction, found);
    await goOn(bot, interaction, found.table.id);
  },
};
