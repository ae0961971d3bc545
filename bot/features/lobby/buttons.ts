import type { Buttons } from '../../interactions/button.ts';
import { takeUp, withdraw } from './accept.ts';

export const buttons: Buttons<'lobby'> = {
  /** Takes up what somebody looks for, or takes it back. */
  lobby: {
    press: (reply, bot, { act, post }) => (act === 'take' ? takeUp : withdraw)(bot, reply, post),
  },
};
