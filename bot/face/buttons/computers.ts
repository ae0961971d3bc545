import { whisper } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { WORDS } from '../drawing/words.ts';
import { parseId } from '../ids/ids.ts';
import { button as one } from './computer.ts';

/** A list of computers to choose from. */
export const button: Button<'computers'> = {
  kind: 'computers',
  press(pressed, bot) {
    const chosen = pressed.isStringSelectMenu() ? parseId(pressed.values[0] ?? '') : undefined;
    return chosen?.kind === 'computer' ? one.press(pressed, bot, chosen) : whisper(pressed, WORDS.notUnderstood);
  },
};
