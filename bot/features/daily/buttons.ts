import { parseId } from '../../custom-ids/ids.ts';
import { refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { showBoard } from './leaderboard.ts';
import { showDailies } from './overview.ts';
import { openDaily } from './start.ts';

export const buttons: Buttons<'yours' | 'dailies' | 'dailyBoard'> = {
  /** Begins one's own try at the game of a day. */
  yours: {
    async press(reply, bot, { game }) {
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
      const found = bot.context.shelf.get(game);
      return found?.daily ? showBoard(bot, reply, found) : reply.refuse(refusal('noDaily'));
    },
  },
};
