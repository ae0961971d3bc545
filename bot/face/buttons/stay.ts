import type { Button } from '../desk/button.ts';
import { conclude } from '../desk/settled.ts';
import { WORDS } from '../drawing/words.ts';

/** Plays on instead of resigning. */
export const button: Button<'stay'> = {
  kind: 'stay',
  press: (pressed) => conclude(pressed, WORDS.playingOn),
};
