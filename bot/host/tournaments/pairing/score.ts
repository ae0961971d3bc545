import type { Pairing, Tournament } from '../../../../storage/records/tournament.ts';

/** What a pairing is worth to each side: a win or a bye 1, a draw half. */
export const POINTS: Record<NonNullable<Pairing['result']>, { readonly a: number; readonly b: number }> = {
  a: { a: 1, b: 0 },
  b: { a: 0, b: 1 },
  draw: { a: 0.5, b: 0.5 },
  none: { a: 0, b: 0 },
};

/** A game that is decided, as one of the two had it: nobody is the opponent in a bye. */
export interface Outcome {
  readonly round: number;
  readonly entrant: number;
  readonly opponent: number | null;
  readonly points: number;
}

/** Every decided game twice, once from each side; a bye once. */
export function outcomesOf({ rounds }: Tournament): Outcome[] {
  return rounds.flatMap(({ pairings }, round) =>
    pairings.flatMap(({ a, b, result }) => {
      if (result === undefined) return [];
      const { a: first, b: second } = POINTS[result];
      return [
        ...(a === null ? [] : [{ round, entrant: a, opponent: b, points: first }]),
        ...(b === null ? [] : [{ round, entrant: b, opponent: a, points: second }]),
      ];
    }),
  );
}

/** The points of one who takes part. */
export function pointsOf(outcomes: readonly Outcome[], entrant: number): number {
  return outcomes.filter((outcome) => outcome.entrant === entrant).reduce((sum, { points }) => sum + points, 0);
}

/** Whether all that a round decides is decided. */
export function isDecided({ pairings }: Tournament['rounds'][number]): boolean {
  return pairings.every(({ result }) => result !== undefined);
}
