import type { Button } from '../desk/button.ts';
import { visitWorkshop } from '../workshop/visit.ts';

/** Chooses from drafts, from what is shared, and from what there is to begin from. */
export const button: Button<'workshop'> = {
  kind: 'workshop',
  press: (pressed, bot, id) => visitWorkshop(bot, pressed, id),
};
