import { raise } from '../answers/agreements.ts';
import type { Button } from '../desk/button.ts';

/** Proposes a pause. */
export const button: Button<'pause'> = {
  kind: 'pause',
  press: (pressed, bot, { table }) => raise(bot, pressed, table, 'pause'),
};
