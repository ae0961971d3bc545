import rate from 'glicko2-lite';
import type { Rating } from '../../../storage/records/standing.ts';

/** Where everybody begins. */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How much a single surprise may change the volatility; Glickman suggests 0.3 to 1.2. */
const TAU = 0.5;

/** Above this deviation a rating is a guess. */
const SURE_BELOW = 110;

/** A rating after one game against another: 1 for a win, 0.5 for a draw, 0 for a loss. */
export function ratedAfter(mine: Rating, theirs: Rating, points: number): Rating {
  const after = rate(mine.rating, mine.deviation, mine.volatility, [[theirs.rating, theirs.deviation, points]], {
    tau: TAU,
  });
  return { rating: after.rating, deviation: after.rd, volatility: after.vol };
}

/** Whether a rating rests on enough games to be trusted. */
export function isSure({ deviation }: Rating): boolean {
  return deviation < SURE_BELOW;
}
