import { refusal } from '../bot/host/refusal.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse, whisper } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE, gameOption } from '../bot/render/command-data.ts';

export const command: Command = {
  data: (shelf) => ({
    name: 'rules',
    ...described({ en: 'How a game is played', de: 'Wie ein Spiel gespielt wird' }),
    ...EVERYWHERE,
    options: [gameOption(shelf)],
  }),

  async execute(interaction, bot) {
    const game = bot.context.shelf.get(interaction.options.getString('game', true));
    if (!game) return refuse(interaction, refusal('gameGone'));
    await whisper(interaction, game.rules[0]!.text);
  },
};
