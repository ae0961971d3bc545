import { MessageFlags } from 'discord.js';
import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE, gameOption } from '../bot/face/drawing/described.ts';
import { languageOf } from '../bot/face/drawing/words.ts';
import { hereOf } from '../bot/face/past/replay.ts';
import { leaderLines } from '../bot/face/past/stats.ts';
import { WORDS } from '../bot/face/past/words.ts';
import { refusal } from '../bot/host/house/refusal.ts';
import { leadersOf } from '../bot/host/past/leaders.ts';
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

  async execute(interaction, { house }) {
    const game = house.shelf.get(interaction.options.getString('game', true));
    if (!game) return refuse(interaction, refusal('gameGone'));
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const language = languageOf(interaction.locale);
    const lines = leaderLines(await leadersOf(house, hereOf(interaction), game), language);
    const nobody = say(game.solo ? WORDS.noRuns : WORDS.noRatings, language);
    const content = [`**${game.title}**`, ...(lines.length > 0 ? lines.slice(0, MOST) : [nobody])].join('\n');
    await interaction.editReply({ content, allowedMentions: { parse: [] } });
  },
};
