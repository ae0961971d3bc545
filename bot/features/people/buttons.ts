import { say } from '../../../games/kit/text.ts';
import { forgetPerson } from '../../host/people/forget.ts';
import { changePerson } from '../../host/people/person.ts';
import { findTable } from '../../host/table/find.ts';
import type { Buttons } from '../../interactions/button.ts';
import { conclude } from '../../interactions/settled.ts';
import { languageOf } from '../../render/text.ts';
import { displaySet } from './display.ts';
import { WORDS } from './text.ts';

export const buttons: Buttons<'display' | 'forget'> = {
  /** Sets how boards are drawn for somebody. */
  display: {
    async press(pressed, bot, { how }) {
      await changePerson(bot.context, pressed.user.id, (person) => ({ ...person, display: how }));
      await conclude(pressed, displaySet(how));
    },
  },

  /** Forgets the person who confirmed it, and then shows the boards they left. */
  forget: {
    async press(pressed, bot, { sure }) {
      if (!sure) return conclude(pressed, WORDS.nothingForgotten);
      await pressed.deferUpdate();
      const left = await forgetPerson(bot.context, pressed.user.id);
      await pressed.editReply({ content: say(WORDS.forgotten, languageOf(pressed.locale)), components: [] });
      for (const id of left) {
        const found = await findTable(bot.context, id);
        if ('table' in found) await bot.delivery.deliver(found);
      }
    },
  },
};
