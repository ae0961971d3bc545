import { changeTable } from '../commit/commit.ts';
import { guestsIn } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import { refusal } from '../refusal.ts';
import { findTableAt } from '../table/find.ts';
import type { LoadedTable } from '../table/table.ts';

/** Somebody plays on in a server that Longtable is not a member of: its table goes on with what they press. Gives it if that is new. */
export async function becomeGuest(context: Context, channel: string): Promise<LoadedTable[]> {
  const found = await findTableAt(context, channel);
  const isNew = 'table' in found && found.table.status !== 'over' && !found.table.place.guest;
  return isNew ? setGuest(context, found.table.id, true) : [];
}

/** Longtable has come to a server: the tables that people brought there go on as all others. Gives them. */
export async function becomeMember(context: Context, guild: string): Promise<LoadedTable[]> {
  const tables = await guestsIn(context, guild);
  return (await Promise.all(tables.map((id) => setGuest(context, id, undefined)))).flat();
}

async function setGuest(context: Context, id: string, guest: true | undefined): Promise<LoadedTable[]> {
  const changed = await changeTable(context, id, ({ table }) => {
    const { guest: before, ...rest } = table.place;
    return before === guest ? refusal('notDue') : { table: { ...table, place: { ...rest, ...(guest && { guest }) } } };
  });
  return 'table' in changed ? [changed] : [];
}
