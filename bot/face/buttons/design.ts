import type { Button } from '../desk/button.ts';
import { pressDesign, submitDesign } from '../workshop/deeds.ts';

/** Works on a draft. */
export const button: Button<'design'> = {
  kind: 'design',
  press: (pressed, bot, id) => pressDesign(bot, pressed, id),
  submit: (submitted, bot, id) => submitDesign(bot, submitted, id),
};
