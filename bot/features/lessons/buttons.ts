import { parseId } from '../../custom-ids/ids.ts';
import { refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { refuse } from '../../interactions/reply.ts';
import { openLesson } from './start.ts';

export const buttons: Buttons<'learn' | 'lessons'> = {
  /** Begins the lesson of a game, or leads to the one that is under way. */
  learn: {
    press(pressed, bot, { game }) {
      const found = bot.context.shelf.get(game);
      return found ? openLesson(bot, pressed, found) : refuse(pressed, refusal('gameGone'));
    },
  },

  /** A list of lessons to choose from. */
  lessons: {
    press(pressed, bot) {
      const chosen = pressed.isStringSelectMenu() ? parseId(pressed.values[0] ?? '') : undefined;
      const found = chosen?.kind === 'learn' ? bot.context.shelf.get(chosen.game) : undefined;
      return found ? openLesson(bot, pressed, found) : refuse(pressed, refusal('gameGone'));
    },
  },
};
