import type { Seat } from '@longtable/kit';
import type { Ending, SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import type { LoadedTable, TableChange } from '../feature.ts';
import { withoutName } from './names.ts';
import { endNotices, withNotices } from './notices.ts';
import { hasCounted, isLongEnough, isRated } from './rating.ts';
import { isNonComputer, nonComputerCount, seriesOf } from './table.ts';

/**
 * Returns the change after a seat has resigned or timed out. In a game for more than two, a computer takes over if possible. Otherwise the game ends.
 */
export function concede(
  context: Context,
  loaded: LoadedTable,
  ending: Extract<Ending, { by: 'resigning' | 'time' }>,
  doer?: Seat,
): TableChange {
  const level = levelAfter(loaded, ending.seat);
  const now = context.now();
  return {
    table:
      level === undefined
        ? endConceded(loaded, ending, now, doer)
        : withComputerFor(loaded.table, ending.seat, level, now),
  };
}

/**
 * Whether a computer takes over when a player leaves: the game has computers, the table has more than two seats, and another person or program plays.
 */
export function goesOnWithout(loaded: LoadedTable, seat: Seat): boolean {
  return levelAfter(loaded, seat) !== undefined;
}

/** What a player loses by resigning: rating and game, the game only, nothing, or an unrated game. */
export type ResignationCost = 'rated' | 'tooShort' | 'nothing' | 'unrated';

export function costOfResigning(loaded: LoadedTable, seat: Seat): ResignationCost {
  const isEnd = !goesOnWithout(loaded, seat);
  if (isEnd && isAborted(loaded)) return 'nothing';
  if (!isRated(loaded.table)) return 'unrated';
  return isEnd && !isLongEnough(loaded) ? 'tooShort' : 'rated';
}

/** Returns the level of the computer that takes over a seat. Undefined if the game ends without its player. */
function levelAfter({ table, game }: LoadedTable, seat: Seat): string | undefined {
  const hasOthers = table.seats.some((occupant, index) => index !== seat && isNonComputer(occupant));
  return table.seats.length > 2 && hasOthers ? game.computers?.levels.at(-1)?.id : undefined;
}

/** Lets a computer play for a player who left. A person's name stays in the seat. */
function withComputerFor(table: Table, seat: Seat, level: string, at: number): Table {
  const occupant = table.seats[seat];
  const after: SeatOccupant =
    occupant?.kind === 'person'
      ? { kind: 'gone', id: occupant.id, at, ...(occupant.name && { name: occupant.name }), level }
      : { kind: 'computer', level };
  return {
    ...table,
    seats: table.seats.with(seat, after),
  };
}

/** Ends a table and notifies all players except `doer`. A table that had not begun loses its name. */
export function endTable(table: Table, ending: Ending, now: number, doer?: Seat): Table {
  const over: Table = {
    ...(table.status === 'open' ? withoutName(table) : table),
    status: 'over',
    ending,
    times: { ...table.times, lapsesAt: null, movedAt: now },
  };
  return withNotices(over, endNotices(over, doer));
}

/** Ends a table after a resignation or time-out. The seat loses, or the game is aborted if some player has not moved yet. */
function endConceded(
  loaded: LoadedTable,
  ending: Extract<Ending, { by: 'resigning' | 'time' }>,
  now: number,
  doer?: Seat,
): Table {
  const { table } = loaded;
  if (!isAborted(loaded)) return endTable(table, ending, now, doer);
  const late = ending.by === 'time' && { late: true as const };
  return endTable(table, { by: 'aborted', seat: ending.seat, ...late }, now, doer);
}

/** Whether a game ends without a loser when a player leaves now. */
function isAborted(loaded: LoadedTable): boolean {
  const { table } = loaded;
  // Leaving a later game of a series must count.
  const counts = table.terms.arranged || seriesOf(loaded)?.earlierPoints(table) || hasCounted(loaded);
  return nonComputerCount(table) > 1 && !counts;
}
