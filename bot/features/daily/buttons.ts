import { refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { openDaily } from './start.ts';

export const buttons: Buttons<'yours'> = {
  /** Begins one's own try at the game of the day, from somebody else's. */
  yours: {
    async press(reply, bot, { game }) {
      const found = bot.context.shelf.get(game);
      return found?.daily ? openDaily(bot, reply, found) : reply.refuse(refusal('noDaily'));
    },
  },
};
