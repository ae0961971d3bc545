import { findTable } from '../../host/table/find.ts';
import type { Buttons } from '../../interactions/button.ts';
import { notHere } from '../../interactions/permissions.ts';
import { showInbox } from './inbox.ts';
import { watch } from './watch.ts';

export const buttons: Buttons<'inbox' | 'watch' | 'boardHere'> = {
  /** Opens somebody's list of tables, or turns its pages. */
  inbox: {
    press: (reply, bot, { page }) => showInbox(bot, reply, page),
  },

  /** Brings what a spectator sees up to date. */
  watch: {
    press: (reply, bot, { table, viewer }) => watch(bot, reply, table, viewer),
  },

  /** Shows the board anew, down here. */
  boardHere: {
    async press(reply, bot, { table }) {
      const closed = notHere(reply);
      if (closed) return reply.refuse(closed);
      const found = await findTable(bot.context, table);
      if ('refused' in found) return reply.refuse(found);
      await bot.delivery.show(found, (drawn) => reply.public(drawn));
    },
  },
};
