import type { Table } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import { type Context, callFeatures } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { Refusal } from '../refusal.ts';
import { readServer } from '../settings.ts';
import { endTable } from '../table/endings.ts';
import { findTable } from '../table/find.ts';
import { cleanName } from '../table/names.ts';
import { isInvolved, requireSeat } from '../table/table.ts';

/** Hides secrets from spectators at a player's request. This cannot be undone. */
export async function hideTable(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    requireSeat(table, person);
    return { table: { ...table, terms: { ...table.terms, openToSpectators: undefined } } };
  });
}

/** Renames a table, or removes its name if `wanted` is empty. */
export async function renameTable(context: Context, id: string, person: string, wanted: string): Promise<LoadedTable> {
  const { guild } = (await findTable(context, id)).table.location;
  await callFeatures(context, 'checkUser', guild, person);
  const { unnamed } = await readServer(context, guild);
  return changeTable(context, id, ({ table }) => {
    requireSeat(table, person, false);
    const name = cleanName(wanted);
    if (name && unnamed) throw new Refusal('namesOff');
    return { table: { ...table, terms: { ...table.terms, name: name || undefined } } };
  });
}

/**
 * Ends a table at the request of an admin of its server, or of the operator, and removes its name. Refuses an `admin` who
 * plays there.
 */
export async function closeTable(
  context: Context,
  id: string,
  guild: string | null,
  { by = 'manager', admin }: { readonly by?: 'manager' | 'operator'; readonly admin?: string | undefined } = {},
): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    if (table.location.guild !== guild) throw new Refusal('noTable');
    if (admin !== undefined && isInvolved(table, admin)) throw new Refusal('ownTable');
    if (table.status === 'over') throw new Refusal('over');
    const ending = table.status === 'open' ? { by: 'nobody' as const, why: by } : { by };
    return { table: endTable(withoutName(table), ending, context.now()) };
  });
}

/** Returns a table without its name. */
export function withoutName({ terms: { name, ...terms }, ...table }: Table): Table {
  return { ...table, terms };
}
