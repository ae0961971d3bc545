import type { Seat } from '../../../games/kit/game.ts';
import type { Ending, Table } from '../../../storage/records/table.ts';
import { endNotices } from './notices.ts';
import { withoutAnswer } from './table.ts';

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
