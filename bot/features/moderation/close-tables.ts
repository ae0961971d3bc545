import { closeTable } from '../../host/actions/resign.ts';
import { leaveTable } from '../../host/actions/seats.ts';
import { changeTable } from '../../host/commit/commit.ts';
import { tablesIn } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { withoutName } from '../../host/table/names.ts';
import { readTableOrQuarantine } from '../../host/table/record.ts';
import { hostOf, personsAt } from '../../host/table/table.ts';

/** Closes all tables of a server that a user opened or plays at with others, except those of the admin `by`. Returns the closed ones. */
export async function closeTablesOf(
  context: Context,
  guild: string,
  person: string,
  by?: string,
): Promise<LoadedTable[]> {
  const closed: LoadedTable[] = [];
  for (const id of await tablesOf(context, guild, person)) {
    const result = await closeTable(context, id, guild, { admin: by }).catch(ignoreRefusal);
    if (result) closed.push(result);
  }
  return closed;
}

/** Removes a user from the tables of a server that wait for players. Closes those that they opened. Returns the changed ones. */
export async function removeFromWaitingTables(context: Context, guild: string, person: string): Promise<LoadedTable[]> {
  const changed: LoadedTable[] = [];
  for (const id of await tablesOf(context, guild, person)) {
    const table = await readTableOrQuarantine(context, id);
    if (table?.status !== 'open') continue;
    const isHost = hostOf(table)?.id === person;
    const leaving = isHost ? closeTable(context, id, guild) : leaveTable(context, id, person);
    const result = await leaving.catch(ignoreRefusal);
    if (result) changed.push(result);
  }
  return changed;
}

/** Returns the ids of unfinished tables of a server that a user opened or plays at. */
async function tablesOf(context: Context, guild: string, person: string): Promise<string[]> {
  const ids: string[] = [];
  for (const id of await tablesIn(context, guild)) {
    const table = await readTableOrQuarantine(context, id);
    if (table && (hostOf(table)?.id === person || personsAt(table).includes(person))) ids.push(id);
  }
  return ids;
}

/** Removes the name of a table. Its players cannot set another one. */
export async function removeName(context: Context, id: string): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const table = withoutName(loaded.table);
    return { table: { ...table, terms: { ...table.terms, nameLocked: true } } };
  });
}

/** Lets the players of a table set a name again. */
export async function unlockName(context: Context, id: string): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    const { nameLocked, ...terms } = table.terms;
    return { table: { ...table, terms } };
  });
}
