import { PUZZLE_OF_THE_DAY } from '../../../storage/records/daily.ts';
import { parseId } from '../../custom-ids/ids.ts';
import { refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { openPuzzleOfDay } from '../puzzles/start.ts';
import { showBoard } from './leaderboard.ts';
import { showDailies } from './overview.ts';
import { openDaily } from './start.ts';

export const buttons: Buttons<'yours' | 'dailies' | 'dailyBoard'> = {
  /** Begins one's own try at the game of a day. */
  yours: {
    async press(reply, bot, { game }) {
      if (game === PUZZLE_OF_THE_DAY) return openPuzzleOfDay(bot, reply);
      const found = bot.context.shelf.get(game);
      return found?.daily ? openDaily(bot, reply, found) : reply.refuse(refusal('noDaily'));
    },
  },

  /** Shows the dailies of all games, or the leaderboard of the one that was selected there. */
  dailies: {
    press(reply, bot) {
      const chosen = reply.interaction.isStringSelectMenu() ? parseId(reply.interaction.values[0] ?? '') : undefined;
      return chosen?.kind === 'dailyBoard' ? buttons.dailyBoard.press(reply, bot, chosen) : showDailies(bot, reply);
    },
  },

  /** Shows the leaderboard of a daily. */
  dailyBoard: {
    async press(reply, bot, { game }) {
      const isKnown = game === PUZZLE_OF_THE_DAY || bot.context.shelf.get(game)?.daily;
      return isKnown ? showBoard(bot, reply, game) : reply.refuse(refusal('noDaily'));
    },
  },
};
