import type { Button } from '../desk/button.ts';
import { answerTournament } from '../tournaments/answer.ts';

/** Joins a tournament, leaves it, starts it, or shows how it stands. */
export const button: Button<'tournament'> = {
  kind: 'tournament',
  press: (pressed, bot, { tournament, act }) => answerTournament(bot, pressed, tournament, act),
};
