import { showInbox } from '../answers/inbox.ts';
import type { Button } from '../desk/button.ts';

/** Opens somebody's list of tables, or turns its pages. */
export const button: Button<'inbox'> = {
  kind: 'inbox',
  press: (pressed, bot, { page }) => showInbox(bot, pressed, page),
};
