import type { Seat } from './seat.ts';

/** How a game ended: the winners, which may be none, one or several seats. */
export interface Result {
  readonly winners: readonly Seat[];
  /** The order of finish in games for more than two: who came first, second and so on, several seats where they are level. */
  readonly places?: readonly (readonly Seat[])[];
}

/** The result of an order of finish; where all are level, nobody wins. */
export function placed(places: readonly (readonly Seat[])[]): Required<Result> {
  const [first = [], ...others] = places;
  return { winners: others.length > 0 ? first : [], places };
}

/** The order of finish of a result for so many seats; without one, winners come before all others. */
export function placesOf({ winners, places }: Result, seats: number): readonly (readonly Seat[])[] {
  if (places) return places;
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  return [winners, others].filter((level) => level.length > 0);
}
