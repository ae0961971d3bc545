import { say } from '../../../games/kit/text.ts';
import { forgetPerson } from '../../host/people/forget.ts';
import { changePerson } from '../../host/people/person.ts';
import { findTable } from '../../host/table/find.ts';
import type { Buttons } from '../../interactions/button.ts';
import { conclude } from '../../interactions/settled.ts';
import { displaySet } from './display.ts';
import { WORDS } from './text.ts';

export const buttons: Buttons<'display' | 'forget'> = {
  /** Sets how boards are drawn for somebody. */
  display: {
    async press(reply, bot, { how }) {
      await changePerson(bot.context, reply.user.id, (person) => ({ ...person, display: how }));
      await conclude(reply, displaySet(how));
    },
  },

  /** Forgets the person who confirmed it, and then shows the boards they left. */
  forget: {
    async press(reply, bot, { sure }) {
      if (!sure) return conclude(reply, WORDS.nothingForgotten);
      await reply.acknowledge();
      const left = await forgetPerson(bot.context, reply.user.id);
      await reply.update({ content: say(WORDS.forgotten, reply.language) });
      for (const id of left) {
        const found = await findTable(bot.context, id);
        if ('table' in found) await bot.delivery.deliver(found);
      }
    },
  },
};
