import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE, gameOption } from '../bot/face/drawing/described.ts';
import { openLesson } from '../bot/face/request/lesson.ts';
import { refusal } from '../bot/host/house/refusal.ts';

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
    const game = bot.house.shelf.get(interaction.options.getString('game', true));
    return game ? openLesson(bot, interaction, game) : refuse(interaction, refusal('gameGone'));
  },
};
