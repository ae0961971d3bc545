import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { Refusal } from '../refusal.ts';
import { concede, endTable } from '../table/endings.ts';
import { withoutName } from '../table/names.ts';
import { isInvolved, requireSeat } from '../table/table.ts';

/** Resigns for a user or their program. An exercise ends without a resignation. */
export async function resign(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table } = loaded;
    const seat = requireSeat(table, person);
    if (table.status === 'open') throw new Refusal('notStarted');
    if (table.terms.exercise) return { table: endTable(table, { by: 'exercise', how: 'left' }, context.now(), seat) };
    return concede(context, loaded, { by: 'resigning', seat }, seat);
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
