import { choose } from '../answers/choose.ts';
import { filledIn } from '../answers/form.ts';
import { choosePlan } from '../answers/plan.ts';
import type { Button } from '../desk/button.ts';
import type { Id } from '../ids/ids.ts';

/** Makes a choice of the game; what is typed into its form goes on where its line ended. */
export const button: Button<'choice'> = {
  kind: 'choice',
  press: (pressed, bot, choice) => made(choice)(bot, pressed, choice),
  submit(submitted, bot, choice) {
    const line = choice.line + filledIn(submitted);
    return made(choice)(bot, submitted, { ...choice, act: 'play', line });
  },
};

/** A choice is made for now, or for a plan. */
function made({ surface }: Id<'choice'>): typeof choose {
  return surface === 'plan' ? choosePlan : choose;
}
