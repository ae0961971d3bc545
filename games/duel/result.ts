import type { Result, SeatResults, Statistic } from '@longtable/kit';
import type { Duel } from './state.ts';
import { texts } from './words/texts.ts';

export function result({ winner }: Duel): Result | undefined {
  return winner === null ? undefined : { winners: [winner] };
}

/** Returns the statistics of a duel: rounds, and whether the first player won. */
export function tally({ round, winner }: Duel): readonly Statistic[] {
  return [
    { label: texts.statistics.rounds, value: round + 1 },
    { label: texts.statistics.firstPlayerWon, value: winner === 0 ? 1 : 0, share: true },
  ];
}

const even = { start: 'even' };

/** Results between equal computers, from docs/reports/strength.md. */
export const FIRST_SEAT: readonly SeatResults[] = [
  { rating: 1020, games: 2000, won: 1670 },
  { rating: 1180, games: 2000, won: 1620 },
  { rating: 1290, games: 2000, won: 1578 },
  { rating: 1420, games: 2000, won: 1580 },
  { rating: 1530, games: 2000, won: 1546 },
  { rating: 1620, games: 200, won: 154 },
  { rating: 1740, games: 200, won: 151 },
  { options: even, rating: 1020, games: 2000, won: 846 },
  { options: even, rating: 1180, games: 2000, won: 878 },
  { options: even, rating: 1290, games: 2000, won: 868 },
  { options: even, rating: 1420, games: 2000, won: 882 },
  { options: even, rating: 1530, games: 2000, won: 968 },
  { options: even, rating: 1740, games: 2000, won: 996 },
];
