import { refusal } from '../../host/house/refusal.ts';
import { refuse } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { parseId } from '../ids/ids.ts';
import { openLesson } from '../request/lesson.ts';

/** A list of lessons to choose from. */
export const button: Button<'lessons'> = {
  kind: 'lessons',
  press(pressed, bot) {
    const chosen = pressed.isStringSelectMenu() ? parseId(pressed.values[0] ?? '') : undefined;
    const found = chosen?.kind === 'learn' ? bot.house.shelf.get(chosen.game) : undefined;
    return found ? openLesson(bot, pressed, found) : refuse(pressed, refusal('gameGone'));
  },
};
