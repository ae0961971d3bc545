import type { Buttons } from '../../interactions/button.ts';
import { pressDesign, submitDesign } from './actions.ts';
import { pressBring } from './bring.ts';
import { runOverviewAction } from './overview-actions.ts';

export const buttons: Buttons<'design' | 'workshop' | 'bring'> = {
  /** Works on a draft. */
  design: {
    press: (reply, bot, id) => pressDesign(bot, reply, id),
    submit: (reply, bot, id) => submitDesign(bot, reply, id),
  },

  /** Chooses what somebody brings to their own seat. */
  bring: {
    press: (reply, bot, { table }) => pressBring(bot, reply, table),
  },

  /** Chooses from drafts, from what is shared, and from what there is to begin from. */
  workshop: {
    press: (reply, bot, id) => runOverviewAction(bot, reply, id),
  },
};
