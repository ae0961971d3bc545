import type { Buttons } from '../../interactions/button.ts';
import { begin, takeUp, withdraw } from './accept.ts';

const ACTS = { take: takeUp, begin, withdraw };

export const buttons: Buttons<'lobby'> = {
  /** Takes up what somebody looks for, begins with those who have come, or takes it back. */
  lobby: {
    press: (reply, bot, { act, post }) => ACTS[act](bot, reply, post),
  },
};
