import { say } from '../../../games/kit/text.ts';
import { forgetPerson } from '../../host/people/forget.ts';
import { findTable } from '../../host/table/find.ts';
import type { Button } from '../desk/button.ts';
import { conclude } from '../desk/settled.ts';
import { languageOf } from '../drawing/words.ts';
import { WORDS } from '../past/words.ts';

/** Forgets the person who confirmed it, and then shows the boards they left. */
export const button: Button<'forget'> = {
  kind: 'forget',
  async press(pressed, bot, { sure }) {
    if (!sure) return conclude(pressed, WORDS.nothingForgotten);
    await pressed.deferUpdate();
    const left = await forgetPerson(bot.house, pressed.user.id);
    await pressed.editReply({ content: say(WORDS.forgotten, languageOf(pressed.locale)), components: [] });
    for (const id of left) {
      const found = await findTable(bot.house, id);
      if ('table' in found) await bot.boards.settle(found);
    }
  },
};
