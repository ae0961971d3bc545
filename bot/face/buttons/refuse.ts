import { answerProposal } from '../answers/agreements.ts';
import type { Button } from '../desk/button.ts';

/** Declines a proposal. */
export const button: Button<'refuse'> = {
  kind: 'refuse',
  press: (pressed, bot, id) => answerProposal(bot, pressed, id, false),
};
