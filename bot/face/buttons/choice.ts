import { choose } from '../answers/choose.ts';
import type { Button } from '../desk/button.ts';

/** Makes a choice of the game; what is typed into its form goes on where its line ended. */
export const button: Button<'choice'> = {
  kind: 'choice',
  press: (pressed, bot, choice) => choose(bot, pressed, choice),
  submit(submitted, bot, choice) {
    const line = choice.line + submitted.fields.getTextInputValue('text').trim();
    return choose(bot, submitted, { ...choice, act: 'play', line });
  },
};
