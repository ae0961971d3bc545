import { giveUp } from '../answers/seats.ts';
import type { Button } from '../desk/button.ts';

/** Resigns, now that the person is sure. */
export const button: Button<'resign'> = {
  kind: 'resign',
  press: (pressed, bot, { table }) => giveUp(bot, pressed, table),
};
