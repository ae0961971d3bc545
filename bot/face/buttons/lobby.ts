import type { Button } from '../desk/button.ts';
import { takeUp, withdraw } from '../lobby/answer.ts';

/** Takes up what somebody looks for, or takes it back. */
export const button: Button<'lobby'> = {
  kind: 'lobby',
  press: (pressed, bot, { act, post }) => (act === 'take' ? takeUp : withdraw)(bot, pressed, post),
};
