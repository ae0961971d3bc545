import { isEstablished, type Rating, UNRATED } from './rating.ts';
import type { PlayerStats, Score, SeasonScore } from './record.ts';

/** Season of ratings that were stored without one. */
const FIRST_SEASON = '2026-4';

/** Share of its distance from the start rating that a rating keeps in the next season. */
const SEASON_CARRYOVER = 0.75;

/** Increase of the deviation per season. Its square is added to the square of the deviation. */
const SEASON_DEVIATION = 60;

/** Returns stats with the ratings adjusted to a season. Stored ratings are adjusted when they are read. */
export function adjustToSeason(stats: PlayerStats, season: string): PlayerStats {
  const games = Object.entries(stats.games).map(([game, score]) => [game, scoreIn(score, season)] as const);
  return { ...stats, games: Object.fromEntries(games) };
}

function scoreIn(score: Score, season: string): Score {
  const passed = score.rating ? seasonsSince(score.season ?? FIRST_SEASON, season) : 0;
  return score.rating && passed > 0 ? { ...score, season, rating: afterSeasons(score.rating, passed) } : score;
}

/** Returns a rating some seasons later: 1500 + (rating − 1500) × 0.75ⁿ, with deviation √(deviation² + 60² n), at most that of a new player. */
export function afterSeasons({ rating, deviation, volatility }: Rating, seasons: number): Rating {
  return {
    rating: UNRATED.rating + (rating - UNRATED.rating) * SEASON_CARRYOVER ** seasons,
    deviation: Math.min(UNRATED.deviation, Math.hypot(deviation, SEASON_DEVIATION * Math.sqrt(seasons))),
    volatility,
  };
}

/** Returns a player's score in a season. Scores that predate seasons count for the first. */
export function seasonScoreOf(score: Score, season: string): SeasonScore | undefined {
  return score.seasons?.[season] ?? (season === FIRST_SEASON && !score.seasons ? overall(score) : undefined);
}

/** Returns a player's score over all seasons. */
export function overall(score: Score): SeasonScore {
  const { played, rating, best } = score;
  return {
    played,
    ...(rating && { rating: rating.rating, ...(!isEstablished(score) && { provisional: true as const }) }),
    ...(best && { best }),
  };
}

/** Returns the season of a time, as in 2026-4. Seasons are quarters of the UTC year. */
export function seasonOf(moment: number): string {
  const date = new Date(moment);
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

export function startOfSeason(season: string): number {
  const [year, quarter] = season.split('-').map(Number) as [number, number];
  return Date.UTC(year, 3 * (quarter - 1));
}

export function endOfSeason(moment: number): number {
  const date = new Date(startOfSeason(seasonOf(moment)));
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 3);
}

/** Returns the number of seasons from one to another. */
export function seasonsSince(season: string, now: string): number {
  const [[year, quarter], [thisYear, thisQuarter]] = [season, now].map((one) => one.split('-').map(Number)) as [
    [number, number],
    [number, number],
  ];
  return 4 * (thisYear - year) + thisQuarter - quarter;
}
