import { openLesson } from '../bot/features/lessons/start.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE, gameOption } from '../bot/render/command-data.ts';

export const command: Command = {
  data: (shelf) => ({
    name: 'learn',
    ...described({
      en: 'Learn a game at a table of its own, step by step',
      de: 'Ein Spiel an einem eigenen Tisch Schritt für Schritt lernen',
    }),
    ...EVERYWHERE,
    options: [gameOption(shelf.filter(({ lesson }) => lesson))],
  }),

  async execute(interaction, bot) {
    const game = bot.context.shelf.get(interaction.options.getString('game', true));
    return game ? openLesson(bot, interaction, game) : refuse(interaction, refusal('gameGone'));
  },
};
