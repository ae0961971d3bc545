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

/** A rating does not rest on one or two friends, nor on accounts that were made for it. */
export const OPPONENTS_MIN = 3;

/** Whether a rating rests on enough games against enough opponents to be compared; those of before were not counted. */
export function isEstablished({ rating, opponents }: Pick<Score, 'rating' | 'opponents'>): boolean {
  return rating !== undefined && isSure(rating) && (opponents?.length ?? OPPONENTS_MIN) >= OPPONENTS_MIN;
}

/** Whether a rating rests on enough games to be trusted. */
function isSure({ deviation }: Rating): boolean {
  return deviation < SURE_BELOW;
}

/** How much a game counts by how many there were against the same opponent within a week; those after these don't. */
const WEIGHTS = [1, 1, 0.5, 0.5, 0.25, 0.25];
/** How much a game counts against somebody who may be a second account. */
const NEWCOMER_WEIGHT = 0.5;
const NEW_FOR_MS = 30 * DAY_MS;
/** Rated games of the same two are looked at for so long. */
export const WEEK_MS = 7 * DAY_MS;

/** The rated games of the last week. */
export function recentOf({ recent = [] }: Pick<Score, 'recent'>, now: number): NonNullable<Score['recent']> {
  return recent.filter(({ at }) => now - at < WEEK_MS);
}

/** Somebody's opponent, by pseudonym. */
export interface Opponent {
  readonly id: string;
  /** They may be somebody's second account. */
  readonly isNewcomer: boolean;
}

/** How much a game against an opponent counts for somebody. */
export function weightOf(score: Pick<Score, 'recent'>, { id, isNewcomer }: Opponent, now: number): number {
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
