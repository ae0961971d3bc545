import type { Rating, Score, SeasonScore, Standing } from '../../../storage/records/standing.ts';
import { seasonsSince } from '../day.ts';
import { isEstablished, UNRATED } from './rating.ts';

/** Ratings that name no season are from this one, the first. */
const FIRST_SEASON = '2026-4';

/** How much of its distance from the average a rating keeps from one season to the next. */
const KEPT = 0.75;

/** How much less certain a rating is a season later. */
const DRIFT = 60;

/** A standing whose ratings are as of this season; nothing has to happen at its beginning. */
export function inSeason(standing: Standing, season: string): Standing {
  const games = Object.entries(standing.games).map(([game, score]) => [game, scoreIn(score, season)] as const);
  return { ...standing, games: Object.fromEntries(games) };
}

function scoreIn(score: Score, season: string): Score {
  const passed = score.rating ? seasonsSince(score.season ?? FIRST_SEASON, season) : 0;
  return score.rating && passed > 0 ? { ...score, season, rating: afterSeasons(score.rating, passed) } : score;
}

/**
 * A rating some seasons later: 1500 + (rating − 1500) × 0.75ⁿ, and a deviation of √(deviation² + 60² n), at most that of
 * somebody who has never played.
 */
export function afterSeasons({ rating, deviation, volatility }: Rating, seasons: number): Rating {
  return {
    rating: UNRATED.rating + (rating - UNRATED.rating) * KEPT ** seasons,
    deviation: Math.min(UNRATED.deviation, Math.hypot(deviation, DRIFT * Math.sqrt(seasons))),
    volatility,
  };
}

/** What a season has brought somebody in a game; what was there before seasons counts for the first. */
export function seasonScoreOf(score: Score, season: string): SeasonScore | undefined {
  return score.seasons?.[season] ?? (season === FIRST_SEASON && !score.seasons ? overall(score) : undefined);
}

/** What all seasons together have brought. */
export function overall(score: Score): SeasonScore {
  const { played, rating, best } = score;
  return {
    played,
    ...(rating && { rating: rating.rating, ...(!isEstablished(score) && { provisional: true as const }) }),
    ...(best && { best }),
  };
}
