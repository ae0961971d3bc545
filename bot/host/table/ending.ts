import type { Seat } from '../../../games/kit/game.ts';
import type { Ending, Table } from '../../../storage/records/table.ts';
import { scoredBefore } from './match.ts';
import { endNotices } from './notices.ts';
import { type LoadedTable, partiesAt, withoutAnswer } from './table.ts';
import { hasCounted } from './terms.ts';

/** The table once it is over, however that came about; those who did not bring it about themselves are told. */
export function ended(table: Table, ending: Ending, now: number, doer?: Seat): Table {
  const over: Table = {
    ...withoutAnswer(table),
    status: 'over',
    ending,
    lapses: null,
    offer: null,
    notices: [],
    moved: now,
  };
  return { ...over, notices: endNotices(over, doer) };
}

/** The table once a seat has given up or run out of time: lost, or without a result where not everybody has moved. */
export function conceded(
  loaded: LoadedTable,
  ending: Extract<Ending, { by: 'resigning' | 'time' }>,
  now: number,
  doer?: Seat,
): Table {
  const { table } = loaded;
  // A tournament waits for every result, and nobody gets out of a match by leaving its second game.
  const counts = table.tournament || scoredBefore(table) || hasCounted(loaded);
  if (partiesAt(table) < 2 || counts) return ended(table, ending, now, doer);
  const late = ending.by === 'time' && { late: true as const };
  return ended(table, { by: 'aborted', seat: ending.seat, ...late }, now, doer);
}
