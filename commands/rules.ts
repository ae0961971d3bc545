import { showRules } from '../bot/features/play/lookup.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE, gameOption } from '../bot/render/command-data.ts';

export const command: Command = {
  data: (shelf) => ({
    name: 'rules',
    ...described({ en: 'Show the rules of a game', de: 'Die Regeln eines Spiels zeigen' }),
    ...EVERYWHERE,
    options: [gameOption(shelf)],
  }),

  access: 'anyone',
  async execute(reply, bot) {
    const game = bot.context.shelf.get(reply.interaction.options.getString('game', true));
    if (!game) return reply.refuse(refusal('gameGone'));
    await showRules(bot, reply, game);
  },
};
