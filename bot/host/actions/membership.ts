import { changeTable } from '../commit/commit.ts';
import { guestTablesIn } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { ignoreRefusal, Refusal } from '../refusal.ts';
import { findTableAt } from '../table/find.ts';

/**
 * Marks the running table of a channel as one on a server without the bot, where the bot can only respond to interactions. Returns the table if it
 * was not marked before, otherwise an empty array.
 */
export async function markBotAsGuest(context: Context, channel: string): Promise<LoadedTable[]> {
  const loaded = await findTableAt(context, channel).catch(ignoreRefusal);
  const isNew = loaded && loaded.table.status !== 'over' && !loaded.table.location.guest;
  return isNew ? setGuest(context, loaded.table.id, true) : [];
}

/** Clears the guest mark of all tables of a server that has added the bot. Returns the changed tables. */
export async function markBotAsMember(context: Context, guild: string): Promise<LoadedTable[]> {
  const tables = await guestTablesIn(context, guild);
  return (await Promise.all(tables.map((id) => setGuest(context, id, undefined)))).flat();
}

async function setGuest(context: Context, id: string, guest: true | undefined): Promise<LoadedTable[]> {
  const changed = await changeTable(context, id, ({ table }) => {
    const { guest: before, ...rest } = table.location;
    if (before === guest) throw new Refusal('notDue');
    return { table: { ...table, location: { ...rest, ...(guest && { guest }) } } };
  }).catch(ignoreRefusal);
  return changed ? [changed] : [];
}
