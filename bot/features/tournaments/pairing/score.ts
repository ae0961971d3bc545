import type { Tournament } from '../record.ts';

/** Returns the minimum and the usual number of players per table. */
export function tablesOf({ tables = { least: 2, most: 2 } }: Pick<Tournament, 'tables'>): {
  readonly least: number;
  readonly most: number;
} {
  return tables;
}

/** Returns the points for the first place or a bye: one per opponent at a table of the usual size. */
export function fullPoints(tournament: Pick<Tournament, 'tables'>): number {
  return tablesOf(tournament).most - 1;
}

/**
 * Returns the points for each seat from the number of seats it has beaten. The points are scaled, so that the first place is worth the same at
 * smaller tables.
 */
export function pointsFor(tournament: Pick<Tournament, 'tables'>, behind: readonly number[]): number[] {
  return behind.map((count) => (count * fullPoints(tournament)) / (behind.length - 1));
}

/** The result of a decided game for one entrant. `opponents` is empty for a bye. */
export interface Outcome {
  readonly round: number;
  readonly entrant: number;
  readonly opponents: readonly number[];
  readonly points: number;
}

export function outcomesOf({ rounds }: Pick<Tournament, 'rounds'>): Outcome[] {
  return rounds.flatMap(({ pairings }, round) =>
    pairings.flatMap(({ seats, points }) =>
      seats.flatMap((entrant, seat) =>
        points ? [{ round, entrant, opponents: seats.toSpliced(seat, 1), points: points[seat] ?? 0 }] : [],
      ),
    ),
  );
}

export function pointsOf(outcomes: readonly Outcome[], entrant: number): number {
  return outcomes.filter((outcome) => outcome.entrant === entrant).reduce((sum, { points }) => sum + points, 0);
}

/** Whether all games of a round are decided. */
export function isDecided({ pairings }: Tournament['rounds'][number]): boolean {
  return pairings.every(({ points }) => points !== undefined);
}
