import type { Buttons } from '../../interactions/button.ts';
import { changePlan, IF_FIELD, LINE_FIELD, plan } from './plan.ts';

export const buttons: Buttons<'plan'> = {
  /** Opens somebody's plan, takes lines out of it, or lets them type one. */
  plan: {
    press: (pressed, bot, id) => changePlan(bot, pressed, id),
    submit(submitted, bot, { table }) {
      const line = submitted.fields.getTextInputValue(LINE_FIELD);
      const after = submitted.fields.getTextInputValue(IF_FIELD);
      return plan(bot, submitted, table, { line, after });
    },
  },
};
