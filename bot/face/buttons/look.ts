import { lookUp } from '../answers/pages.ts';
import type { Button } from '../desk/button.ts';

/** Opens a page of what can be looked up. */
export const button: Button<'look'> = {
  kind: 'look',
  press: (pressed, bot, { table, page }) => lookUp(bot, pressed, table, page),
};
