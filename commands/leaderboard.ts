import { showLeaderboard } from '../bot/features/history/leaderboard.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE, gameOption } from '../bot/render/command-data.ts';

export const command: Command = {
  data: (shelf) => ({
    name: 'leaderboard',
    ...described({
      en: 'Show the rankings for a game on this server',
      de: 'Die Rangliste eines Spiels auf diesem Server zeigen',
    }),
    ...EVERYWHERE,
    options: [gameOption(shelf)],
  }),

  access: 'anyone',
  async execute(reply, bot) {
    const game = bot.context.shelf.get(reply.interaction.options.getString('game', true));
    return game ? showLeaderboard(bot, reply, game, 'season') : reply.refuse(refusal('gameGone'));
  },
};
