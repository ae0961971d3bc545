import { takeSeatBack } from '../../host/acts/overtime.ts';
import { refuse, whisper } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { actorOf } from '../desk/person.ts';
import { WORDS } from '../drawing/words.ts';

/** Gives somebody the seat back that the computer has for them. */
export const button: Button<'back'> = {
  kind: 'back',
  async press(pressed, bot, { table }) {
    const { person, name } = actorOf(pressed);
    const back = await takeSeatBack(bot.house, table, person, name);
    if ('refused' in back) return refuse(pressed, back);
    await Promise.all([whisper(pressed, WORDS.seatIsYours), bot.boards.settle(back)]);
  },
};
