import { decline } from '../answers/seats.ts';
import type { Button } from '../desk/button.ts';

/** Turns an invitation down. */
export const button: Button<'decline'> = {
  kind: 'decline',
  press: (pressed, bot, { table }) => decline(bot, pressed, table),
};
