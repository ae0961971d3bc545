import type { Seat } from './seat.ts';
import type { Text } from './text.ts';

/** How a game ended: the winners, which may be none, one or several seats. */
export interface Result {
  readonly winners: readonly Seat[];
  /** The order of finish in games for more than two: who came first, second and so on, several seats where they are level. */
  readonly places?: readonly (readonly Seat[])[];
}

/** The result of an order of finish; where all are level, nobody wins. */
export function resultOfPlaces(places: readonly (readonly Seat[])[]): Required<Result> {
  const [first = [], ...others] = places;
  return { winners: others.length > 0 ? first : [], places };
}

/** The order of finish of a result for so many seats; without one, winners come before all others. */
export function placesOf({ winners, places }: Result, seats: number): readonly (readonly Seat[])[] {
  if (places) return places;
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  return [winners, others].filter((level) => level.length > 0);
}

/** A game that was played to its end, as one of its players sees it. */
export interface FinishedGame<State, Options> {
  readonly state: State;
  readonly options: Options;
  readonly seat: Seat;
  readonly isWon: boolean;
}

/** Something to be proud of: a name, what it takes, and whether a finished game had it. */
export interface Achievement<State, Options> {
  /** Kept with whoever earned it, so it never changes. */
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  isEarned(finish: FinishedGame<State, Options>): boolean;
}
