import { refusal } from '../../host/house/refusal.ts';
import { refuse } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { openLesson } from '../request/lesson.ts';

/** Begins the lesson of a game, or leads to the one that is under way. */
export const button: Button<'learn'> = {
  kind: 'learn',
  press(pressed, bot, { game }) {
    const found = bot.house.shelf.get(game);
    return found ? openLesson(bot, pressed, found) : refuse(pressed, refusal('gameGone'));
  },
};
