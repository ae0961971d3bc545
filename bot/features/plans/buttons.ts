import type { Buttons } from '../../interactions/button.ts';
import { changePlan, IF_FIELD, LINE_FIELD, plan } from './plan.ts';

export const buttons: Buttons<'plan'> = {
  /** Opens somebody's plan, takes lines out of it, or lets them type one. */
  plan: {
    press: (reply, bot, id) => changePlan(bot, reply, id),
    submit(reply, bot, { table }) {
      const line = reply.interaction.fields.getTextInputValue(LINE_FIELD);
      const after = reply.interaction.fields.getTextInputValue(IF_FIELD);
      return plan(bot, reply, table, { line, after });
    },
  },
};
