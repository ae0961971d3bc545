import { placesOf, type Score, type Seat } from '@longtable/kit';
import type { Table } from '../../../storage/records/table.ts';
import { isFinished, type LoadedTable, personsAt, resultOf } from './table.ts';
import { hasCounted } from './terms.ts';

/** What each seat scored in the first game of a match, at the table of the second; nothing at any other. */
export function scoredBefore({ match }: Table): readonly number[] | undefined {
  return match && 'scored' in match ? match.scored : undefined;
}

/** The table at which a match goes on, once its first game is over and has counted; nothing where it ends with that. */
export function secondOf(loaded: LoadedTable): string | undefined {
  const { match } = loaded.table;
  const goesOn = isFinished(loaded.table) && hasCounted(loaded) && personsAt(loaded.table).length === 2;
  return match && 'next' in match && goesOn ? match.next : undefined;
}

/** The points of a finished game by seat, in a match those of both games: 1 for each seat left behind, half for each that is level. */
export function pointsAt(loaded: LoadedTable): readonly number[] {
  const { table } = loaded;
  const result = (isFinished(table) && resultOf(loaded)) || { winners: [] };
  const places = placesOf(result, table.seats.length);
  const placeOf = (seat: Seat) => places.findIndex((level) => level.includes(seat));
  const pointsOf = (seat: Seat) =>
    table.seats.reduce((sum, _, other) => {
      const ahead = placeOf(other) - placeOf(seat);
      return other === seat ? sum : sum + (Math.sign(ahead) + 1) / 2;
    }, 0);
  return table.seats.map((_, seat) => pointsOf(seat) + (scoredBefore(table)?.[seat] ?? 0));
}

/** Above zero if the first of two runs is the better one; what the game counts first decides first. */
export function compareScores(one: Pick<Score, 'points'>, other: Pick<Score, 'points'>): number {
  const at = one.points.findIndex((points, index) => points !== other.points[index]);
  return at < 0 ? 0 : (one.points[at] ?? 0) - (other.points[at] ?? 0);
}
