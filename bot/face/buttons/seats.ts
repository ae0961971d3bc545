import { watch } from '../answers/watch.ts';
import { whisper } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { WORDS } from '../drawing/words.ts';
import { parseId } from '../ids/ids.ts';

/** Chooses through whose eyes a finished game is seen. */
export const button: Button<'seats'> = {
  kind: 'seats',
  press(pressed, bot, { table }) {
    const chosen = pressed.isStringSelectMenu() ? parseId(pressed.values[0] ?? '') : undefined;
    return chosen?.kind === 'watch' ? watch(bot, pressed, table, chosen.viewer) : whisper(pressed, WORDS.notUnderstood);
  },
};
