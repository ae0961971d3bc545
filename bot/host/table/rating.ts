import { type AnyGame, describeOptions, placesOf, type Seat } from '@longtable/kit';
import { LOG_CHUNK_SIZE, type SeatOccupant, type Table } from '../../../storage/records/table.ts';
import type { LoadedTable } from '../feature.ts';
import { chosenDesignOf } from './seat-designs.ts';
import { isFinished, isNonComputer, isSamePerson, playersAt, resultOf, seriesOf } from './table.ts';

/** Whether a game is rated: all seats are different people, and no terms exclude it. */
export function isRated(table: Table): boolean {
  const {
    seats,
    terms: { unrated, help },
  } = table;
  return !unrated && !help && seats.length > 1 && playersAt(table).length === seats.length;
}

/** Whether a game uses uploaded files or custom designs. Such a game is never rated. */
export function hasOwnContent(game: AnyGame, options: unknown, seats: readonly SeatOccupant[]): boolean {
  const given = options as Readonly<Record<string, unknown>>;
  const files = describeOptions(game.options).filter(({ kind }) => kind === 'file');
  return (
    files.some(({ name }) => given[name] !== undefined) ||
    seats.some((occupant) => chosenDesignOf(occupant)?.text !== undefined)
  );
}

/** Whether a table has two seats that are taken by, reserved for or open to different people. */
export function isBetweenPeople(table: Pick<Table, 'seats'>): boolean {
  const { seats } = table;
  const isTheirs = seats.every(({ kind }) => kind === 'person' || kind === 'invited' || kind === 'open');
  return isTheirs && seats.length === 2 && !isSamePerson(table, 0, 1);
}

/** Whether a game has a result when a player leaves: each person and program has moved, unless the game requires no moves. */
export function hasCounted(loaded: LoadedTable): boolean {
  return haveMoved(loaded, Math.min(1, loaded.game.ratedAfter ?? 1));
}

/**
 * Whether a game is long enough to be rated: played to its end, or with the required number of moves by each player. A
 * series decides itself whether a short game counts.
 */
export function isLongEnough(loaded: LoadedTable): boolean {
  const { table, game } = loaded;
  return seriesOf(loaded)?.counts(loaded) || table.ending?.by === 'game' || haveMoved(loaded, game.ratedAfter ?? 1);
}

function haveMoved({ table }: LoadedTable, least: number): boolean {
  const movesOf = (seat: Seat) => table.log.recentMoves.filter((move) => move.seat === seat).length;
  return (
    table.log.moveCount >= LOG_CHUNK_SIZE ||
    table.seats.every((occupant, seat) => !isNonComputer(occupant) || movesOf(seat) >= least)
  );
}

/** Returns the points of each seat: 1 for each seat beaten, half for each tie. Adds those of earlier games of a series. */
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
  const earlier = seriesOf(loaded)?.earlierPoints(table);
  return table.seats.map((_, seat) => pointsOf(seat) + (earlier?.[seat] ?? 0));
}
