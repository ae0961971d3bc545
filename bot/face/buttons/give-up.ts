import { confirmResign } from '../answers/resign.ts';
import type { Button } from '../desk/button.ts';

/** Asks once more before the person resigns. */
export const button: Button<'giveUp'> = {
  kind: 'giveUp',
  press: (pressed, bot, { table }) => confirmResign(bot, pressed, table),
};
