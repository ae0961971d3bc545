import { join } from '../answers/seats.ts';
import type { Button } from '../desk/button.ts';

/** Takes a seat at a table that waits for players. */
export const button: Button<'join'> = {
  kind: 'join',
  press: (pressed, bot, { table }) => join(bot, pressed, table),
};
