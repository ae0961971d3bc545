import { findTable } from '../../host/table/find.ts';
import type { Buttons } from '../../interactions/button.ts';
import { notHere } from '../../interactions/permissions.ts';
import { refuse, replyWith } from '../../interactions/reply.ts';
import { showInbox } from './inbox.ts';
import { watch } from './watch.ts';

export const buttons: Buttons<'inbox' | 'watch' | 'boardHere'> = {
  /** Opens somebody's list of tables, or turns its pages. */
  inbox: {
    press: (pressed, bot, { page }) => showInbox(bot, pressed, page),
  },

  /** Brings what a spectator sees up to date. */
  watch: {
    press: (pressed, bot, { table, viewer }) => watch(bot, pressed, table, viewer),
  },

  /** Shows the board anew, down here. */
  boardHere: {
    async press(pressed, bot, { table }) {
      const closed = notHere(pressed);
      if (closed) return refuse(pressed, closed);
      const found = await findTable(bot.context, table);
      if ('refused' in found) return refuse(pressed, found);
      await bot.delivery.show(found, (drawn) => replyWith(pressed, drawn));
    },
  },
};
