import type { Game, Result } from '../kit/game.ts';
import { DECK_SIZE, LIFE_POINTS, OPENING_HAND, rivalOf, type State, type Team, teamOf } from './state.ts';

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

/** What is counted of finished games. */
export function tally({ teams }: State): ReturnType<NonNullable<Game['tally']>> {
  const sum = (count: (team: Team) => number) => teams.reduce((total, team) => total + count(team), 0);
  return [
    { label: { en: 'Turns', de: 'Züge' }, value: sum(({ deck }) => DECK_SIZE - OPENING_HAND - deck.length) },
    { label: { en: 'Damage', de: 'Schaden' }, value: sum(({ lp }) => LIFE_POINTS - lp) },
    { label: { en: 'Discarded cards', de: 'Abgeworfene Karten' }, value: sum(({ discarded }) => discarded.length) },
  ];
}
