import { raise } from '../answers/agreements.ts';
import type { Button } from '../desk/button.ts';

/** Asks to take the last move back. */
export const button: Button<'undo'> = {
  kind: 'undo',
  press: (pressed, bot, { table }) => raise(bot, pressed, table, 'undo'),
};
