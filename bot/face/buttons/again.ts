import { playAgain } from '../answers/again.ts';
import type { Button } from '../desk/button.ts';

/** Opens a run like one that is over, with chance anew or as it was. */
export const button: Button<'again'> = {
  kind: 'again',
  press: (pressed, bot, { table, seed }) => playAgain(bot, pressed, table, seed === 'same'),
};
