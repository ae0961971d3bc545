import { hideTable } from '../../host/acts/keep.ts';
import { refuse } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { showSettled } from '../desk/settled.ts';
import { WORDS } from '../drawing/words.ts';

/** Ends that whoever watches sees everything, because a player minds. */
export const button: Button<'hide'> = {
  kind: 'hide',
  async press(pressed, bot, { table }) {
    const hidden = await hideTable(bot.house, table, pressed.user.id);
    if ('refused' in hidden) return refuse(pressed, hidden);
    await showSettled(bot, pressed, hidden, WORDS.hidden);
  },
};
