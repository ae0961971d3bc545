import rate from 'glicko2-lite';
import type { Rating, Score } from '../../../storage/records/standing.ts';
import { DAY_MS } from '../duration.ts';

/** Where everybody begins. */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How much a single surprise may change the volatility; Glickman suggests 0.3 to 1.2. */
const TAU = 0.5;

/** Above this deviation a rating is a guess. */
const SURE_BELOW = 110;

/** What somebody made of a game against one of its other players: 1 for a win, 0.5 for a draw, 0 for a loss. */
export interface Encounter {
  readonly theirs: Rating;
  readonly points: number;
}

/** A rating after one game; Glicko-2 counts its encounters as results of one period. */
export function ratedAfter(mine: Rating, encounters: readonly Encounter[]): Rating {
  const results = encounters.map(({ theirs, points }): [number, number, number] => [
    theirs.rating,
    theirs.deviation,
    points,
  ]);
  const after = rate(mine.rating, mine.deviation, mine.volatility, results, { tau: TAU });
  return { rating: after.rating, deviation: after.rd, volatility: after.vol };
}

/** Number of different opponents who must have won or drawn against a player. A player who only wins may have helpers. */
const LOST_TO_MIN = 3;

/** Whether a rating rests on enough games against enough opponents to be compared. */
export function isEstablished({ rating, lostTo = [] }: Pick<Score, 'rating' | 'lostTo'>): boolean {
  return rating !== undefined && rating.deviation < SURE_BELOW && lostTo.length >= LOST_TO_MIN;
}

/** Points that a rating may be away from the start for each different opponent: those of five at least, without limit from twenty on. */
const POINTS_PER_OPPONENT = 30;
const MIN_OPPONENTS = 5;
const MAX_OPPONENTS = 20;

/** Returns a rating that is no further from the start than so many different opponents allow. */
export function limited(before: Rating, after: Rating, opponents: number): Rating {
  if (opponents >= MAX_OPPONENTS) return after;
  const reach = Math.max(opponents, MIN_OPPONENTS) * POINTS_PER_OPPONENT;
  const highest = Math.max(before.rating, UNRATED.rating + reach);
  const lowest = Math.min(before.rating, UNRATED.rating - reach);
  return { ...after, rating: Math.min(Math.max(after.rating, lowest), highest) };
}

/** Adds the opponents of a rated game to those a rating rests on. New accounts are left out. */
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
      LOST_TO_MIN,
    ),
  };
}

/** Weights of the first, second, … rated game against the same opponent within `PAIR_WINDOW_MS`; later ones have none. */
const WEIGHTS = [1, 1, 0.5, 0.5, 0.25, 0.25];
/** How much a game counts against somebody who may be a second account. */
const NEWCOMER_WEIGHT = 0.5;
const NEW_FOR_MS = 30 * DAY_MS;
const PAIR_WINDOW_MS = 14 * DAY_MS;

/** Returns the rated games that lower the weight of the next one. */
export function recentOf({ recent = [] }: Pick<Score, 'recent'>, now: number): NonNullable<Score['recent']> {
  return recent.filter(({ at }) => now - at < PAIR_WINDOW_MS);
}

/** An opponent in a rated game, by pseudonym. */
export interface Opponent {
  readonly id: string;
  /** Points against them: 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly points: number;
  /** They may be somebody's second account. */
  readonly isNewcomer: boolean;
}

/** How much a game against an opponent counts for somebody. */
export function weightOf(
  score: Pick<Score, 'recent'>,
  { id, isNewcomer }: Omit<Opponent, 'points'>,
  now: number,
): number {
  const met = recentOf(score, now).filter((game) => game.opponent === id).length;
  return (WEIGHTS[met] ?? 0) * (isNewcomer ? NEWCOMER_WEIGHT : 1);
}

const DISCORD_EPOCH = 1420070400000;

/** Whether an account was made lately; Discord's ids tell when. */
export function isNewAccount(person: string, now: number): boolean {
  return /^\d{17,20}$/.test(person) && now - (Number(BigInt(person) >> 22n) + DISCORD_EPOCH) < NEW_FOR_MS;
}

/** A rating that goes part of the way to another. */
export function partly(from: Rating, to: Rating, weight: number): Rating {
  const between = (one: number, other: number) => one + weight * (other - one);
  return {
    rating: between(from.rating, to.rating),
    deviation: between(from.deviation, to.deviation),
    volatility: between(from.volatility, to.volatility),
  };
}
