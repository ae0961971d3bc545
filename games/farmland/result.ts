import type { Game, Result } from '@longtable/kit';
import { DECK_SIZE, LIFE_POINTS, OPENING_HAND, type State, type Team } from './state.ts';

/** The winner, once there is one. */
export function result({ winner }: State): Result | undefined {
  return winner === null ? undefined : { winners: [winner] };
}

/** What is counted of finished games. */
export function tally({ teams, lives = [LIFE_POINTS, LIFE_POINTS] }: State): ReturnType<NonNullable<Game['tally']>> {
  const sum = (count: (team: Team) => number) => teams.reduce((total, team) => total + count(team), 0);
  return [
    { label: { en: 'Turns', de: 'Züge' }, value: sum(({ deck }) => DECK_SIZE - OPENING_HAND - deck.length) },
    { label: { en: 'Damage', de: 'Schaden' }, value: lives[0] + lives[1] - sum(({ lp }) => lp) },
    { label: { en: 'Discarded cards', de: 'Abgeworfene Karten' }, value: sum(({ discarded }) => discarded.length) },
  ];
}
