import { findTable } from '../../host/table/find.ts';
import { notHere } from '../desk/allowed.ts';
import { refuse, replyWith } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';

/** Shows the board anew, down here. */
export const button: Button<'boardHere'> = {
  kind: 'boardHere',
  async press(pressed, bot, { table }) {
    const closed = notHere(pressed);
    if (closed) return refuse(pressed, closed);
    const found = await findTable(bot.house, table);
    if ('refused' in found) return refuse(pressed, found);
    await bot.boards.show(found, (drawn) => replyWith(pressed, drawn));
  },
};
