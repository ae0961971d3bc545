import type { SeatResults } from '@longtable/kit';

const fair = { start: 'fair' };

/** Results between equal computers, from docs/reports/strength.md. */
export const FIRST_SEAT: readonly SeatResults[] = [
  { rating: 1130, games: 1000, won: 466 },
  { rating: 1300, games: 500, won: 236 },
  { rating: 1420, games: 500, won: 240 },
  { rating: 1530, games: 500, won: 233 },
  { rating: 1630, games: 500, won: 195 },
  { options: fair, rating: 1130, games: 2000, won: 1008 },
  { options: fair, rating: 1300, games: 2000, won: 1072 },
  { options: fair, rating: 1420, games: 2000, won: 1074 },
  { options: fair, rating: 1530, games: 2000, won: 1054 },
  { options: fair, rating: 1630, games: 2000, won: 962 },
];
