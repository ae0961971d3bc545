import type { Game, Result, SeatResults } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { DECK_SIZE, LIFE_POINTS, OPENING_HAND, type State, type Team } from './state.ts';
import { texts } from './words/texts.ts';

export function result({ winner }: State): Result | undefined {
  return winner === null ? undefined : { winners: [winner] };
}

export function tally({ teams, lives = [LIFE_POINTS, LIFE_POINTS] }: State): ReturnType<NonNullable<Game['tally']>> {
  const sum = (count: (team: Team) => number) => teams.reduce((total, team) => total + count(team), 0);
  return [
    { label: texts.result.turns, value: sum(({ deck }) => DECK_SIZE - OPENING_HAND - deck.length), icon: SIGNS.again },
    { label: texts.result.damage, value: lives[0] + lives[1] - sum(({ lp }) => lp), icon: SIGNS.hurt },
    { label: texts.result.discardedCards, value: sum(({ discarded }) => discarded.length), icon: SIGNS.hand },
  ];
}

const fair = { start: 'fair' };

/** Results between equal computers, from docs/reports/strength.md. */
export const FIRST_SEAT: readonly SeatResults[] = [
  { rating: 1130, games: 3000, won: 1368 },
  { rating: 1300, games: 2500, won: 1215 },
  { rating: 1420, games: 2500, won: 1195 },
  { rating: 1530, games: 2000, won: 920 },
  { rating: 1630, games: 2000, won: 808 },
  { options: fair, rating: 1130, games: 2000, won: 1008 },
  { options: fair, rating: 1300, games: 2000, won: 1072 },
  { options: fair, rating: 1420, games: 2000, won: 1074 },
  { options: fair, rating: 1530, games: 2000, won: 1054 },
  { options: fair, rating: 1630, games: 2000, won: 962 },
];
