import { choose } from '../answers/choose.ts';
import { choosePlan } from '../answers/plan.ts';
import { whisper } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { WORDS } from '../drawing/words.ts';
import { parseValue } from '../ids/ids.ts';

/** Makes the choice that was selected, where there were too many for buttons. */
export const button: Button<'menu'> = {
  kind: 'menu',
  press(pressed, bot, menu) {
    const chosen = pressed.isStringSelectMenu() ? parseValue(pressed.values[0] ?? '') : undefined;
    if (!chosen) return whisper(pressed, WORDS.notUnderstood);
    const make = menu.surface === 'plan' ? choosePlan : choose;
    return make(bot, pressed, { ...menu, kind: 'choice', page: 0, ...chosen });
  },
};
