import { say } from '../../../games/kit/text.ts';
import { redisplayTable } from '../../host/actions/keep.ts';
import { forgetPerson } from '../../host/people/forget.ts';
import { changePerson } from '../../host/people/person.ts';
import { findTable } from '../../host/table/find.ts';
import type { Buttons } from '../../interactions/button.ts';
import { seatFor, showPanel } from '../../interactions/panel.ts';
import { conclude, showSettled } from '../../interactions/settled.ts';
import { displaySet } from './display.ts';
import { WORDS } from './text.ts';

export const buttons: Buttons<'display' | 'showAs' | 'forget'> = {
  /** Switches a person's boards between text and picture, and shows the one they pressed that way at once. */
  showAs: {
    async press(reply, bot, { table: id, how }) {
      await changePerson(bot.context, reply.user.id, (person) => ({ ...person, display: how }));
      const own = await redisplayTable(bot.context, id, reply.user.id, how);
      const found = 'table' in own ? own : await findTable(bot.context, id);
      if ('refused' in found) return reply.refuse(found);
      if ('table' in own) await showSettled(bot, reply, own, displaySet(how));
      const seat = seatFor(found, reply.user.id);
      if (reply.isInPrivate && seat !== undefined) await showPanel(bot, reply, found, seat);
    },
  },

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
