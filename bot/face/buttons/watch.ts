import { watch } from '../answers/watch.ts';
import type { Button } from '../desk/button.ts';

/** Brings what a spectator sees up to date. */
export const button: Button<'watch'> = {
  kind: 'watch',
  press: (pressed, bot, { table, viewer }) => watch(bot, pressed, table, viewer),
};
