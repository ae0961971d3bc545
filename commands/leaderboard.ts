import { hereOf } from '../bot/features/history/replay.ts';
import { leaderLines } from '../bot/features/history/stats.ts';
import { WORDS } from '../bot/features/history/text.ts';
import { leadersOf } from '../bot/host/history/leaders.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE, gameOption } from '../bot/render/command-data.ts';
import { say } from '../games/kit/text.ts';

const MOST = 20;

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

  async execute(reply, { context }) {
    const game = context.shelf.get(reply.interaction.options.getString('game', true));
    if (!game) return reply.refuse(refusal('gameGone'));
    const language = reply.language;
    const lines = leaderLines(await leadersOf(context, hereOf(reply), game), language);
    const nobody = say(game.solo ? WORDS.noRuns : WORDS.noRatings, language);
    const content = [`**${game.title}**`, ...(lines.length > 0 ? lines.slice(0, MOST) : [nobody])].join('\n');
    await reply.private({ content });
  },
};
