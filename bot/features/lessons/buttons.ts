import { parseId } from '../../custom-ids/ids.ts';
import { refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { openLesson } from './start.ts';

export const buttons: Buttons<'learn' | 'lessons'> = {
  /** Begins the lesson of a game, or leads to the one that is under way. */
  learn: {
    press(reply, bot, { game }) {
      const found = bot.context.shelf.get(game);
      return found ? openLesson(bot, reply, found) : reply.refuse(refusal('gameGone'));
    },
  },

  /** A list of lessons to choose from. */
  lessons: {
    press(reply, bot) {
      const chosen = reply.interaction.isStringSelectMenu() ? parseId(reply.interaction.values[0] ?? '') : undefined;
      const found = chosen?.kind === 'learn' ? bot.context.shelf.get(chosen.game) : undefined;
      return found ? openLesson(bot, reply, found) : reply.refuse(refusal('gameGone'));
    },
  },
};
