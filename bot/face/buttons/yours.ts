import { refusal } from '../../host/house/refusal.ts';
import { refuse } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { openDaily } from '../request/daily.ts';

/** Begins one's own try at the game of the day, from somebody else's. */
export const button: Button<'yours'> = {
  kind: 'yours',
  async press(pressed, bot, { game }) {
    const found = bot.house.shelf.get(game);
    return found?.daily ? openDaily(bot, pressed, found) : refuse(pressed, refusal('noDaily'));
  },
};
