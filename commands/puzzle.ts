import { hasPuzzles, openPuzzle } from '../bot/features/puzzles/index.ts';
import { type Command, findGame } from '../bot/interactions/command.ts';
import { EVERYWHERE, gameOption, localizedDescription } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

export const command: Command = {
  data: (games) => ({
    name: 'puzzle',
    ...localizedDescription(texts.about.puzzle),
    ...EVERYWHERE,
    options: [
      {
        ...gameOption(games.filter(hasPuzzles), texts.options.anyGame),
        required: false,
      },
    ],
  }),

  offers: hasPuzzles,
  access: 'anyone',
  execute: ({ reply }) =>
    openPuzzle(reply, findGame(reply.bot.context.games, reply.interaction.options.getString('game'))),
};
