import { tellStory } from '../answers/panel.ts';
import type { Button } from '../desk/button.ts';

/** Tells all that happened last. */
export const button: Button<'story'> = {
  kind: 'story',
  press: (pressed, bot, { table }) => tellStory(bot, pressed, table),
};
