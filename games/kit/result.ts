import type { Seat } from './game/required.ts';
import type { AnyGame, Score, SeatResults } from './game.ts';
import { describeOptions } from './options.ts';
import type { Text } from './text.ts';

/** Result of a finished game: the winning seats, which can be none, one or several. */
export interface Result {
  readonly winners: readonly Seat[];
  /**
   * Order of finish in games for more than two players. Each element contains the seats of one place, several if they
   * are tied.
   */
  readonly places?: readonly (readonly Seat[])[];
}

/**
 * Returns the result of an order of finish: `resultOfPlaces([[2], [0, 1]])`. If all seats are tied, there is no winner.
 */
export function resultOfPlaces(places: readonly (readonly Seat[])[]): Required<Result> {
  const [first = [], ...others] = places;
  return { winners: others.length > 0 ? first : [], places };
}

/** Returns the order of finish of a result. Without `places`, the winners are before all other seats. */
export function placesOf({ winners, places }: Result, seats: number): readonly (readonly Seat[])[] {
  if (places) return places;
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  return [winners, others].filter((level) => level.length > 0);
}

/** Finished game from the perspective of one player. */
export interface FinishedGame<State, Options> {
  readonly state: State;
  readonly options: Options;
  readonly seat: Seat;
  readonly isWon: boolean;
}

/** Achievement that a player earns with a finished game. */
export interface Achievement<State, Options> {
  /** Stored with the players who earned it, so it never changes. */
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  isEarned(finish: FinishedGame<State, Options>): boolean;
}

/** Rating of an average player. */
const TYPICAL_RATING = 1500;

/**
 * Returns the share of games that the first seat wins between players of this rating, interpolated between the game's results. 0.5 if there are none.
 */
export function firstSeatShare(game: AnyGame, options: unknown, rating = TYPICAL_RATING): number {
  const rows = resultsWith(game, options).toSorted((a, b) => a.rating - b.rating);
  const above = rows.find((row) => row.rating >= rating) ?? rows.at(-1);
  const below = rows.findLast((row) => row.rating <= rating) ?? rows[0];
  if (!above || !below) return 1 / 2;
  const span = above.rating - below.rating;
  const part = span === 0 ? 0 : (rating - below.rating) / span;
  const share = ({ won, games }: SeatResults) => won / games;
  return share(below) + part * (share(above) - share(below));
}

/** Returns the rating points that compensate for the first seat's share of wins. */
export function firstSeatPoints(game: AnyGame, options: unknown, rating: number): number {
  const share = firstSeatShare(game, options, rating);
  return 400 * Math.log10(share / (1 - share));
}

/** Maximum share of the first seat's wins in a game whose start counts as fair. */
const MAX_FAIR_SHARE = 0.6;

/** Whether the first seat wins too often, so that two players should play two games with swapped seats. */
export function isFirstSeatUnfair(game: AnyGame, options: unknown): boolean {
  return firstSeatShare(game, options) > MAX_FAIR_SHARE;
}

/** Returns the options of the game's most even start, such as `{ start: 'even' }`. Undefined if no other start is more even than this one. */
export function evenStartOf(game: AnyGame, options: unknown): Readonly<Record<string, string>> | undefined {
  const unevenness = (of: object) => Math.abs(firstSeatShare(game, { ...(options as object), ...of }) - 1 / 2);
  const starts = (game.firstSeat ?? []).flatMap(({ options: start }) => (start ? [start] : []));
  const [best] = starts.toSorted((one, other) => unevenness(one) - unevenness(other));
  return best && unevenness(best) < unevenness({}) ? best : undefined;
}

/** Returns the results of the game with these options. Only options that occur in the results are compared. */
function resultsWith(game: AnyGame, options: unknown): readonly SeatResults[] {
  const rows = game.firstSeat ?? [];
  const names = new Set(rows.flatMap((row) => Object.keys(row.options ?? {})));
  const starts = describeOptions(game.options).filter(({ name }) => names.has(name));
  const given = options as Readonly<Record<string, unknown>>;
  return rows.filter((row) =>
    starts.every(({ name, default: usual }) => (given[name] ?? usual) === (row.options?.[name] ?? usual)),
  );
}

/** Compares two scores: positive if the first is better. Earlier points take precedence. */
export function compareScores(one: Pick<Score, 'points'>, other: Pick<Score, 'points'>): number {
  const at = one.points.findIndex((points, index) => points !== other.points[index]);
  return at < 0 ? 0 : (one.points[at] ?? 0) - (other.points[at] ?? 0);
}
