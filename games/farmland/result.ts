import type { Result } from '../kit/game.ts';
import { rivalOf, type State, teamOf } from './state.ts';

/** Who has won, and why. */
export function result(state: State): Result | undefined {
  if (state.winner === null) return undefined;
  const winner = teamOf(state, state.winner).name;
  const loser = teamOf(state, rivalOf(state.winner));
  const sentence =
    loser.lp === 0
      ? {
          en: `${winner} wins: ${loser.name} has no life points left.`,
          de: `${winner} gewinnt: ${loser.name} hat keine Lebenspunkte mehr.`,
        }
      : {
          en: `${winner} wins: ${loser.name} has no cards left to draw.`,
          de: `${winner} gewinnt: ${loser.name} kann keine Karte mehr ziehen.`,
        };
  return { winners: [state.winner], sentence };
}
