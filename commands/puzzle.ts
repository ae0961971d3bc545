import { openPuzzle } from '../bot/features/puzzles/start.ts';
import { hasPuzzles } from '../bot/host/puzzles/puzzle.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, gameOption, localizedDescription } from '../bot/render/command-data.ts';

export const command: Command = {
  data: (shelf) => ({
    name: 'puzzle',
    ...localizedDescription({
      en: 'Solve a puzzle that matches your rating',
      de: 'Ein Rätsel lösen, das zu deiner Wertung passt',
    }),
    ...EVERYWHERE,
    options: [
      {
        ...gameOption(shelf.filter(hasPuzzles), { en: 'Game (default: any)', de: 'Spiel (ohne Angabe: irgendeines)' }),
        required: false,
      },
    ],
  }),

  access: 'anyone',
  execute: (reply, bot) =>
    openPuzzle(bot, reply, bot.context.shelf.get(reply.interaction.options.getString('game') ?? '')),
};
