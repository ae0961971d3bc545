import { playAgain } from '../answers/again.ts';
import type { Button } from '../desk/button.ts';

/** Opens a rematch below the final board, or sits down at the one that the other player has opened. */
export const button: Button<'rematch'> = {
  kind: 'rematch',
  press: (pressed, bot, { table }) => playAgain(bot, pressed, table, false),
};
