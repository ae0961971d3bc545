import type { Seat } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { rivalOf, type State, teamOf } from '../state.ts';

/** Who has won, and why. */
export function ending(state: State): Text {
  const seat = state.winner as Seat;
  const winner = teamOf(state, seat).name;
  const loser = teamOf(state, rivalOf(seat));
  return loser.lp === 0
    ? {
        en: `${winner} wins: ${loser.name} has no life points left.`,
        de: `${winner} gewinnt: ${loser.name} hat keine Lebenspunkte mehr.`,
      }
    : {
        en: `${winner} wins: ${loser.name} has no cards left to draw.`,
        de: `${winner} gewinnt: ${loser.name} kann keine Karte mehr ziehen.`,
      };
}
