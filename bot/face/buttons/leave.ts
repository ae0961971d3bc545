import { leave } from '../answers/seats.ts';
import type { Button } from '../desk/button.ts';

/** Gets up from a table that waits for players. */
export const button: Button<'leave'> = {
  kind: 'leave',
  press: (pressed, bot, { table }) => leave(bot, pressed, table),
};
