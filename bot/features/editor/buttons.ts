import type { Buttons } from '../../interactions/button.ts';
import { pressDesign, submitDesign } from './actions.ts';
import { runOverviewAction } from './overview-actions.ts';

export const buttons: Buttons<'design' | 'workshop'> = {
  /** Works on a draft. */
  design: {
    press: (pressed, bot, id) => pressDesign(bot, pressed, id),
    submit: (submitted, bot, id) => submitDesign(bot, submitted, id),
  },

  /** Chooses from drafts, from what is shared, and from what there is to begin from. */
  workshop: {
    press: (pressed, bot, id) => runOverviewAction(bot, pressed, id),
  },
};
