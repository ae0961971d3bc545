import { tablesIn } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import { readTableOrQuarantine } from '../table/find.ts';
import { hostOf, type LoadedTable, personsAt } from '../table/table.ts';
import { closeTable } from './keep.ts';

/** Closes all tables of a server that a user opened or plays at with others. Returns the closed ones. */
export async function closeTablesOf(context: Context, guild: string, person: string): Promise<LoadedTable[]> {
  const closed: LoadedTable[] = [];
  for (const id of await tablesIn(context, guild)) {
    const table = await readTableOrQuarantine(context, id);
    if (!table || (hostOf(table) !== person && !personsAt(table).includes(person))) continue;
    const result = await closeTable(context, id, guild);
    if ('table' in result) closed.push(result);
  }
  return closed;
}
