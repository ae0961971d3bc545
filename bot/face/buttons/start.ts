import { refusal } from '../../host/house/refusal.ts';
import { refuse } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { startGame } from '../request/start.ts';

/** Begins a game: alone at once, else against the computer or with whoever comes. */
export const button: Button<'start'> = {
  kind: 'start',
  press(pressed, bot, { game, how }) {
    const found = bot.house.shelf.get(game);
    return found ? startGame(bot, pressed, found, how) : refuse(pressed, refusal('gameGone'));
  },
};
