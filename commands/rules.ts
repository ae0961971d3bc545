import { refuse, whisper } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE, gameOption } from '../bot/face/drawing/described.ts';
import { refusal } from '../bot/host/house/refusal.ts';

export const command: Command = {
  data: (shelf) => ({
    name: 'rules',
    ...described({ en: 'How a game is played', de: 'Wie ein Spiel gespielt wird' }),
    ...EVERYWHERE,
    options: [gameOption(shelf)],
  }),

  async execute(interaction, bot) {
    const game = bot.house.shelf.get(interaction.options.getString('game', true));
    if (!game) return refuse(interaction, refusal('gameGone'));
    await whisper(interaction, game.rules[0]!.text);
  },
};
