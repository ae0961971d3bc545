import type { Seat } from '@longtable/kit';
import type { Table } from '../../../storage/records/table.ts';
import { changeTable } from '../commit/commit.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { Refusal } from '../refusal.ts';
import { concede, endTable } from '../table/endings.ts';
import { withoutName } from '../table/names.ts';
import { withNotices, withTurnNotices } from '../table/notices.ts';
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

/** Returns the resumed table with notices for the players on turn, except the seat `by`. Repeated pauses between two moves notify nobody. */
export function resumeTable(loaded: LoadedTable, now: number, by?: Seat): Table {
  const { table } = loaded;
  const resumedMove = table.log.moveCount;
  const times = { ...table.times, resumesAt: undefined, resumedMove, movedAt: now };
  const resumed: Table = { ...withNotices(table, []), status: 'playing', times };
  return table.times.resumedMove === resumedMove ? resumed : withTurnNotices(loaded, resumed, by);
}

/** Resumes a paused game. Any of its players may do so. */
export async function resume(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, (loaded) => {
    const { table } = loaded;
    const seat = requireSeat(table, person, false);
    if (table.status !== 'paused') throw new Refusal('notPaused');
    return { table: resumeTable(loaded, context.now(), seat) };
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
