import { ApplicationCommandOptionType } from 'discord.js';
import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE, gameChoices } from '../bot/face/drawing/described.ts';
import { openLesson } from '../bot/face/request/lesson.ts';
import { refusal } from '../bot/host/house/refusal.ts';

const GAME = 'game';

export const command: Command = {
  data: (shelf) => ({
    name: 'learn',
    ...described({
      en: 'Learn a game at a table of its own, step by step',
      de: 'Ein Spiel an einem eigenen Tisch Schritt für Schritt lernen',
    }),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: GAME,
        required: true,
        ...described({ en: 'Which game', de: 'Welches Spiel' }),
        choices: gameChoices(shelf.filter(({ lesson }) => lesson)),
      },
    ],
  }),

  async execute(interaction, bot) {
    const game = bot.house.shelf.get(interaction.options.getString(GAME, true));
    return game ? openLesson(bot, interaction, game) : refuse(interaction, refusal('gameGone'));
  },
};
