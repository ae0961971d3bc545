import { goOn } from '../answers/agreements.ts';
import type { Button } from '../desk/button.ts';

/** Goes on with a paused game. */
export const button: Button<'resume'> = {
  kind: 'resume',
  press: (pressed, bot, { table }) => goOn(bot, pressed, table),
};
