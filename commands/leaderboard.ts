import { MessageFlags } from 'discord.js';
import { hereOf } from '../bot/features/history/replay.ts';
import { leaderLines } from '../bot/features/history/stats.ts';
import { WORDS } from '../bot/features/history/text.ts';
import { leadersOf } from '../bot/host/history/leaders.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE, gameOption } from '../bot/render/command-data.ts';
import { languageOf } from '../bot/render/text.ts';
import { say } from '../games/kit/text.ts';

const MOST = 20;

export const command: Command = {
  data: (shelf) => ({
    name: 'leaderboard',
    ...described({
      en: 'Who is strongest at a game in this server',
      de: 'Wer auf diesem Server ein Spiel am besten kann',
    }),
    ...EVERYWHERE,
    options: [gameOption(shelf)],
  }),

  async execute(interaction, { context }) {
    const game = context.shelf.get(interaction.options.getString('game', true));
    if (!game) return refuse(interaction, refusal('gameGone'));
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const language = languageOf(interaction.locale);
    const lines = leaderLines(await leadersOf(context, hereOf(interaction), game), language);
    const nobody = say(game.solo ? WORDS.noRuns : WORDS.noRatings, language);
    const content = [`**${game.title}**`, ...(lines.length > 0 ? lines.slice(0, MOST) : [nobody])].join('\n');
    await interaction.editReply({ content, allowedMentions: { parse: [] } });
  },
};
