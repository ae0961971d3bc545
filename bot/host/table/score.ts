import type { Score } from '../../../games/kit/game.ts';

/** Above zero if the first of two runs is the better one; what the game counts first decides first. */
export function compareScores(one: Pick<Score, 'points'>, other: Pick<Score, 'points'>): number {
  const at = one.points.findIndex((points, index) => points !== other.points[index]);
  return at < 0 ? 0 : (one.points[at] ?? 0) - (other.points[at] ?? 0);
}
