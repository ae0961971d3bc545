import { openPanel } from '../answers/panel.ts';
import type { Button } from '../desk/button.ts';

/** Opens a person's private panel from the board, or brings an open one up to date. */
export const button: Button<'panel'> = {
  kind: 'panel',
  press: (pressed, bot, { table }) => openPanel(bot, pressed, table),
};
