import type { Tournament } from '../../../../storage/records/tournament.ts';

/** How many sit at a table at least, and as a rule. */
export function tablesOf({ tables = { least: 2, most: 2 } }: Pick<Tournament, 'tables'>): {
  readonly least: number;
  readonly most: number;
} {
  return tables;
}

/** What the first place is worth, and a bye: a point for everybody else at a table of the usual size. */
export function fullPoints(tournament: Pick<Tournament, 'tables'>): number {
  return tablesOf(tournament).most - 1;
}

/** What a game is worth to each seat, by how many it has left behind, half for those who are level: as much at smaller tables too. */
export function pointsFor(tournament: Pick<Tournament, 'tables'>, behind: readonly number[]): number[] {
  return behind.map((count) => (count * fullPoints(tournament)) / (behind.length - 1));
}

/** A game that is decided, as one of its players had it: nobody is the opponent in a bye. */
export interface Outcome {
  readonly round: number;
  readonly entrant: number;
  readonly opponents: readonly number[];
  readonly points: number;
}

/** Every decided game once for each of its players. */
export function outcomesOf({ rounds }: Pick<Tournament, 'rounds'>): Outcome[] {
  return rounds.flatMap(({ pairings }, round) =>
    pairings.flatMap(({ seats, points }) =>
      seats.flatMap((entrant, seat) =>
        points ? [{ round, entrant, opponents: seats.toSpliced(seat, 1), points: points[seat] ?? 0 }] : [],
      ),
    ),
  );
}

/** The points of one who takes part. */
export function pointsOf(outcomes: readonly Outcome[], entrant: number): number {
  return outcomes.filter((outcome) => outcome.entrant === entrant).reduce((sum, { points }) => sum + points, 0);
}

/** Whether all that a round decides is decided. */
export function isDecided({ pairings }: Tournament['rounds'][number]): boolean {
  return pairings.every(({ points }) => points !== undefined);
}
