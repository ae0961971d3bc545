import { refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { refuse } from '../../interactions/reply.ts';
import { openDaily } from './start.ts';

export const buttons: Buttons<'yours'> = {
  /** Begins one's own try at the game of the day, from somebody else's. */
  yours: {
    async press(pressed, bot, { game }) {
      const found = bot.context.shelf.get(game);
      return found?.daily ? openDaily(bot, pressed, found) : refuse(pressed, refusal('noDaily'));
    },
  },
};
