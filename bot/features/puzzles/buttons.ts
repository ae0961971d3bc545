import { refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { showAnswer } from './answer.ts';
import { showHints } from './hint.ts';
import { openAgain, openPuzzle } from './start.ts';

/** How many hints somebody has taken after a press. */
const HINTS_TAKEN = { hints: 0, first: 1, second: 2 } as const;

export const buttons: Buttons<'nextPuzzle' | 'puzzle'> = {
  /** Opens another puzzle of a game. */
  nextPuzzle: {
    press(reply, bot, { game }) {
      const found = bot.context.shelf.get(game);
      return found ? openPuzzle(bot, reply, found) : reply.refuse(refusal('gameGone'));
    },
  },

  /** Tries one's puzzle again, shows its answer or its hints, or takes one. */
  puzzle: {
    press(reply, bot, { act, table }) {
      if (act === 'again') return openAgain(bot, reply, table);
      if (act === 'answer') return showAnswer(bot, reply, table);
      return showHints(bot, reply, table, HINTS_TAKEN[act]);
    },
  },
};
