import { refuse } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { inPlace, inPrivate } from '../drawing/message.ts';
import { drawHistory } from '../past/history.ts';
import { sendFile, showReplay, sourceAt } from '../past/replay.ts';

/** Turns to another page of a history, or opens one of its games. */
export const button: Button<'history'> = {
  kind: 'history',
  async press(pressed, bot, { act, person, page }) {
    const table = pressed.isStringSelectMenu() ? pressed.values[0] : undefined;
    if (!table) {
      await pressed.update(inPlace(await drawHistory(bot, pressed, person, page)));
      return;
    }
    if (act === 'file') return sendFile(bot, pressed, table);
    const source = await sourceAt(bot.house, table, pressed);
    const drawn = 'refused' in source ? source : await showReplay(bot, pressed, source);
    if ('refused' in drawn) return refuse(pressed, drawn);
    await pressed.reply(inPrivate(drawn));
  },
};
