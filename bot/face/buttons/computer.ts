import { addComputer } from '../../host/acts/invite.ts';
import { refuse } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { showSettled } from '../desk/settled.ts';
import { WORDS } from '../drawing/words.ts';

/** Lets the computer have a seat for which nobody has come. */
export const button: Button<'computer'> = {
  kind: 'computer',
  async press(pressed, bot, { table, level }) {
    const seated = await addComputer(bot.house, table, pressed.user.id, level);
    if ('refused' in seated) return refuse(pressed, seated);
    await showSettled(bot, pressed, seated, WORDS.answered);
  },
};
