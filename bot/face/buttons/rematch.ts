import { rematch } from '../../host/acts/rematch.ts';
import { refuse, replyWith } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';

/** Opens a rematch below the final board, or sits down at the one that the other player has opened. */
export const button: Button<'rematch'> = {
  kind: 'rematch',
  async press(pressed, bot, { table }) {
    const again = await rematch(bot.house, table, pressed.user.id);
    if ('refused' in again) return refuse(pressed, again);
    if (again.table.place.message === null) return bot.boards.settle(again, (drawn) => replyWith(pressed, drawn));
    await Promise.all([pressed.deferUpdate(), bot.boards.settle(again)]);
  },
};
