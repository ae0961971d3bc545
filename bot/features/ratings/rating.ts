import rate from 'glicko2-lite';
import type { z } from 'zod';
import type { rating } from '../../../storage/records/table-parts.ts';
import { DAY_MS } from '../../host/duration.ts';
import type { PlayerStats, Score, SeasonScore } from './record.ts';

export type Rating = z.infer<typeof rating>;

/** Rating of a new player. */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Glicko-2 system constant: limits the change of volatility. Glickman suggests 0.3 to 1.2. */
const TAU = 0.5;

/** Maximum deviation that is used to change a rating, so that the first games move it in smaller steps. */
const MAX_DEVIATION = 200;

/** Maximum deviation of an established rating. */
const MAX_ESTABLISHED_DEVIATION = 110;

/** A player's result against one opponent. 1 point for a win, 0.5 for a draw, 0 for a loss. */
interface Encounter {
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

/**
 * Returns the opponent's rating adjusted by the points that the player's seat is worth. Deviations draw the expected result towards a draw. The worth
 * of a seat is known, so it is increased by as much as the two deviations reduce it.
 */
export function withSeatPoints(mine: Rating, theirs: Rating, points: number): Rating {
  const weight = deviationWeight(mine) * deviationWeight(theirs);
  return { ...theirs, rating: theirs.rating - points / weight };
}

/** Returns Glicko-2's weight of a rating difference for a deviation, from 1 for a certain rating down to 0. */
function deviationWeight({ deviation }: Rating): number {
  const phi = (Math.min(deviation, MAX_DEVIATION) * Math.LN10) / 400;
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
}

/** Whether the deviation of a rating is low. */
export function isPrecise({ deviation }: Rating): boolean {
  return deviation < MAX_ESTABLISHED_DEVIATION;
}

/**
 * Minimum number of different opponents who have won or drawn against a player with an established rating. A player who only wins may have helpers.
 */
const MIN_LOST_TO = 3;

/** Whether a rating can be compared: its deviation is low, and `MIN_LOST_TO` opponents have won or drawn against the player. */
export function isEstablished({ rating, lostTo = [] }: Pick<Score, 'rating' | 'lostTo'>): boolean {
  return rating !== undefined && isPrecise(rating) && lostTo.length >= MIN_LOST_TO;
}

/** Maximum distance of a rating from the start rating, per different opponent. */
const POINTS_PER_OPPONENT = 30;
const MIN_OPPONENTS = 5;
const MAX_OPPONENTS = 20;

/**
 * Limits the distance of a rating from the start rating by the number of different opponents, of which at least `MIN_OPPONENTS` are counted. From
 * `MAX_OPPONENTS` on, it is not limited. A rating that is already too far away only moves closer.
 */
export function limitByOpponents(before: Rating, after: Rating, opponents: number): Rating {
  if (opponents >= MAX_OPPONENTS) return after;
  const reach = Math.max(opponents, MIN_OPPONENTS) * POINTS_PER_OPPONENT;
  const highest = Math.max(before.rating, UNRATED.rating + reach);
  const lowest = Math.min(before.rating, UNRATED.rating - reach);
  return { ...after, rating: Math.min(Math.max(after.rating, lowest), highest) };
}

/** Adds the opponents of a rated game to those of a score. Omits possible second accounts. */
export function withOpponents(
  { opponents = [], lostTo = [] }: Pick<Score, 'opponents' | 'lostTo'>,
  met: readonly Opponent[],
): { opponents: string[]; lostTo: string[] } {
  const known = met.filter(({ isNewcomer }) => !isNewcomer);
  const joined = (before: readonly string[], more: readonly Opponent[], most: number) =>
    [...new Set([...before, ...more.map(({ id }) => id)])].slice(0, most);
  return {
    opponents: joined(opponents, known, MAX_OPPONENTS),
    lostTo: joined(
      lostTo,
      known.filter(({ points }) => points < 1),
      MIN_LOST_TO,
    ),
  };
}

/** Weights of the first, second, … rated game against the same opponent within `PAIR_WINDOW_MS`. Later games have weight 0. */
const WEIGHTS = [1, 1, 0.5, 0.5, 0.25, 0.25];
/** Weight of a game against a possible second account. */
const NEWCOMER_WEIGHT = 0.5;
const NEW_FOR_MS = 30 * DAY_MS;
const PAIR_WINDOW_MS = 14 * DAY_MS;

/** Returns the recent rated games, which lower the weight of the next one. */
export function recentOf({ recent = [] }: Pick<Score, 'recent'>, now: number): NonNullable<Score['recent']> {
  return recent.filter(({ at }) => now - at < PAIR_WINDOW_MS);
}

/** An opponent in a rated game. `id` is a pseudonym. */
export interface Opponent {
  readonly id: string;
  /** 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly points: number;
  /** Whether they may be a second account. */
  readonly isNewcomer: boolean;
}

/** Returns the weight of the next game against an opponent. It is lower after recent games and for a possible second account. */
export function weightOf(
  score: Pick<Score, 'recent'>,
  { id, isNewcomer }: Omit<Opponent, 'points'>,
  now: number,
): number {
  const met = recentOf(score, now).filter((game) => game.opponent === id).length;
  return (WEIGHTS[met] ?? 0) * (isNewcomer ? NEWCOMER_WEIGHT : 1);
}

const DISCORD_EPOCH = 1420070400000;

/** Whether a Discord account is younger than `NEW_FOR_MS`. Its id contains the creation time. */
export function isNewAccount(person: string, now: number): boolean {
  return /^\d{17,20}$/.test(person) && now - (Number(BigInt(person) >> 22n) + DISCORD_EPOCH) < NEW_FOR_MS;
}

/** Interpolates between two ratings. Weight 0 returns `from`, and weight 1 returns `to`. */
export function interpolateRating(from: Rating, to: Rating, weight: number): Rating {
  const between = (from: number, to: number) => from + weight * (to - from);
  return {
    rating: between(from.rating, to.rating),
    deviation: between(from.deviation, to.deviation),
    volatility: between(from.volatility, to.volatility),
  };
}

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
  const [[year, quarter], [thisYear, thisQuarter]] = [season, now].map((each) => each.split('-').map(Number)) as [
    [number, number],
    [number, number],
  ];
  return 4 * (thisYear - year) + thisQuarter - quarter;
}
