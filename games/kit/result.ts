import type { Seat } from './seat.ts';
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
