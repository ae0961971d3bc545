import { raise } from '../answers/agreements.ts';
import type { Button } from '../desk/button.ts';

/** Offers a draw. */
export const button: Button<'draw'> = {
  kind: 'draw',
  press: (pressed, bot, { table }) => raise(bot, pressed, table, 'draw'),
};
