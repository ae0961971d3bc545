import { openLesson } from '../bot/features/lessons/buttons.ts';
import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { described, EVERYWHERE, gameOption } from '../bot/render/command-data.ts';

export const command: Command = {
  data: (shelf) => ({
    name: 'learn',
    ...described({
      en: 'Learn a game step by step at a practice table',
      de: 'Ein Spiel an einem Übungstisch Schritt für Schritt lernen',
    }),
    ...EVERYWHERE,
    options: [gameOption(shelf.filter(({ lesson }) => lesson))],
  }),

  access: 'anyone',
  async execute(reply, bot) {
    const game = bot.context.shelf.get(reply.interaction.options.getString('game', true));
    return game ? openLesson(bot, reply, game) : reply.refuse(refusal('gameGone'));
  },
};
