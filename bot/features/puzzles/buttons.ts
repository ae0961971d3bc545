import { refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { showAnswer } from './answer.ts';
import { showPuzzleHint } from './hint.ts';
import { openAgain, openPuzzle } from './start.ts';

export const buttons: Buttons<'nextPuzzle' | 'puzzle'> = {
  /** Opens another puzzle of a game. */
  nextPuzzle: {
    press(reply, bot, { game }) {
      const found = bot.context.shelf.get(game);
      return found ? openPuzzle(bot, reply, found) : reply.refuse(refusal('gameGone'));
    },
  },

  /** Tries one's puzzle again, shows its answer, or takes a hint. */
  puzzle: {
    press(reply, bot, { act, table }) {
      if (act === 'again') return openAgain(bot, reply, table);
      if (act === 'answer') return showAnswer(bot, reply, table);
      return showPuzzleHint(bot, reply, table, act === 'hint' ? 1 : 2);
    },
  },
};
