import type { Seat } from '@longtable/kit';
import type { Ending, SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Latecomer } from '../../../storage/records/table-features.ts';
import type { Context } from '../context.ts';
import type { TableChange } from './line.ts';
import { endNotices } from './notices.ts';
import {
  hasBegun,
  invitedTo,
  isFinished,
  isParty,
  type LoadedTable,
  ownersAt,
  partiesAt,
  personsAt,
  replacedAt,
  withoutPlansOf,
} from './table.ts';
import { hasCounted, scoredBefore } from './terms.ts';

/** The table once a seat has given up or run out of time: among more than two the others play on, else it is over. */
export function concede(
  context: Context,
  loaded: LoadedTable,
  ending: Extract<Ending, { by: 'resigning' | 'time' }>,
  doer?: Seat,
): TableChange {
  const level = levelAfter(loaded, ending.seat);
  const now = context.now();
  return {
    table: level === undefined ? conceded(loaded, ending, now, doer) : left(loaded.table, ending.seat, level, now),
  };
}

/** Whether the others play on when a player leaves: more than two play, and the game has computers. */
export function goesOnWithout(loaded: LoadedTable, seat: Seat): boolean {
  return levelAfter(loaded, seat) !== undefined;
}

/** Returns the level of the computer that plays on in a seat; undefined where the game ends without its player. */
function levelAfter({ table, game }: LoadedTable, seat: Seat): string | undefined {
  const hasOthers = table.seats.some((sitter, other) => other !== seat && isParty(sitter));
  return table.seats.length > 2 && hasOthers ? game.computers?.levels.at(-1)?.id : undefined;
}

/** The table once a computer has the seat of a player who left. */
function left(table: Table, seat: Seat, level: string, at: number): Table {
  const sitter = table.seats[seat];
  const after: SeatOccupant =
    sitter?.kind === 'person'
      ? { kind: 'gone', id: sitter.id, at, ...(sitter.name && { name: sitter.name }), level }
      : { kind: 'computer', level };
  return {
    ...withoutPlansOf(table, [seat]),
    seats: table.seats.with(seat, after),
    agreement: { ...table.agreement, offer: null },
  };
}

/** The table once it is over, however that came about; those who did not bring it about themselves are told. */
export function ended(table: Table, ending: Ending, now: number, doer?: Seat): Table {
  const over: Table = {
    ...table,
    status: 'over',
    ending,
    agreement: { offer: null },
    pings: { ...table.pings, notices: [] },
    times: { ...table.times, lapsesAt: null, movedAt: now },
  };
  return { ...over, pings: { ...over.pings, notices: endNotices(over, doer) } };
}

/** The table once a seat has given up or run out of time: lost, or without a result where not everybody has moved. */
function conceded(
  loaded: LoadedTable,
  ending: Extract<Ending, { by: 'resigning' | 'time' }>,
  now: number,
  doer?: Seat,
): Table {
  const { table } = loaded;
  // A tournament waits for every result, and nobody gets out of a match by leaving its second game.
  const counts = table.features.tournament || scoredBefore(table) || hasCounted(loaded);
  if (partiesAt(table) < 2 || counts) return ended(table, ending, now, doer);
  const late = ending.by === 'time' && { late: true as const };
  return ended(table, { by: 'aborted', seat: ending.seat, ...late }, now, doer);
}

/** Whether somebody who comes while a game is going can wait for a seat in the next one. */
export function takesLatecomers({ table, game }: LoadedTable): boolean {
  const { tournament, match, daily, lesson, puzzle } = table.features;
  const hasNoNext = tournament ?? match ?? daily ?? lesson ?? puzzle;
  return hasBegun(table) && table.status !== 'over' && game.seats.max > 2 && !hasNoNext;
}

/** The persons who wait for the next game; nobody does after one that was cleared away. */
export function latecomersAt(table: Table): string[] {
  const isInVain = table.status === 'over' && !isFinished(table);
  return isInVain ? [] : (table.features.latecomers ?? []).map(({ id }) => id);
}

/** A table for whose next game one more waits. */
export function withLatecomer(table: Table, latecomer: Latecomer): Table {
  if (latecomersAt(table).includes(latecomer.id)) return table;
  return { ...table, features: { ...table.features, latecomers: [...(table.features.latecomers ?? []), latecomer] } };
}

/** A table for whose next game these wait no longer. */
export function withoutLatecomers(table: Table, whom: readonly string[]): Table {
  const others = table.features.latecomers?.filter(({ id }) => !whom.includes(id));
  return { ...table, features: { ...table.features, latecomers: others?.length ? others : undefined } };
}

/** Whether a user has to do with a table: plays there, answers for a program, can take a seat back, is invited or waits. */
export function isMember(table: Table, person: string): boolean {
  const members = [...personsAt(table), ...ownersAt(table), ...replacedAt(table), ...invitedTo(table)];
  return [...members, ...latecomersAt(table)].includes(person);
}
