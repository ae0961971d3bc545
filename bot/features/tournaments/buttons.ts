import type { Buttons } from '../../interactions/button.ts';
import { answerTournament } from './actions.ts';

export const buttons: Buttons<'tournament'> = {
  /** Joins a tournament, leaves it, starts it, calls it off, or shows how it stands. */
  tournament: {
    press: (reply, bot, { tournament, act }) => answerTournament(bot, reply, tournament, act),
  },
};
