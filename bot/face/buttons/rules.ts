import { findTable } from '../../host/table/find.ts';
import { refuse, whisper } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';

/** Explains the game of a table. */
export const button: Button<'rules'> = {
  kind: 'rules',
  async press(pressed, bot, { table }) {
    const found = await findTable(bot.house, table);
    if ('refused' in found) return refuse(pressed, found);
    await whisper(pressed, found.game.rules[0]!.text);
  },
};
