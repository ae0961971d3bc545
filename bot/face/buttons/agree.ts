import { answerProposal } from '../answers/agreements.ts';
import type { Button } from '../desk/button.ts';

/** Agrees to a proposal. */
export const button: Button<'agree'> = {
  kind: 'agree',
  press: (pressed, bot, id) => answerProposal(bot, pressed, id, true),
};
