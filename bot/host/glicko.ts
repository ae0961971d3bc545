import rate from 'glicko2-lite';
import type { Rating } from '../../storage/records/rating.ts';

/** Rating of a new player. */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Glicko-2 system constant: limits the change of volatility. Glickman suggests 0.3 to 1.2. */
const TAU = 0.5;

/** Maximum deviation that is used to change a rating, so that the first games move it in smaller steps. */
const MAX_DEVIATION = 200;

/** Maximum deviation of an established rating. */
const MAX_ESTABLISHED_DEVIATION = 110;

/** A player's result against one opponent. 1 point for a win, 0.5 for a draw, 0 for a loss. */
export interface Encounter {
  readonly theirs: Rating;
  readonly points: number;
}

/** Returns a rating after one game. Glicko-2 counts all its encounters as one rating period. */
export function ratedAfter(mine: Rating, encounters: readonly Encounter[]): Rating {
  const after = (maxDeviation: number) => {
    const limited = ({ deviation }: Rating) => Math.min(deviation, maxDeviation);
    const results = encounters.map(({ theirs, points }): [number, number, number] => [
      theirs.rating,
      limited(theirs),
      points,
    ]);
    return rate(mine.rating, limited(mine), mine.volatility, results, { tau: TAU });
  };
  const { rd, vol } = after(Number.POSITIVE_INFINITY);
  return { rating: after(MAX_DEVIATION).rating, deviation: rd, volatility: vol };
}

/** Whether the deviation of a rating is low. */
export function isPrecise({ deviation }: Rating): boolean {
  return deviation < MAX_ESTABLISHED_DEVIATION;
}
