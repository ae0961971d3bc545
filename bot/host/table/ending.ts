import type { Ending, Table } from '../../../storage/records/table.ts';

/** The table once it is over, however that came about; nothing is asked of anybody any more. */
export function ended(table: Table, ending: Ending, now: number): Table {
  return { ...table, status: 'over', ending, lapses: null, offer: null, notices: [], moved: now };
}
