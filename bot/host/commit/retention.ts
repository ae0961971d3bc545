import type { Write } from '../../../storage/index.ts';
import { serverSettingsKind } from '../../../storage/records/server.ts';
import { snapshotKind, type Table } from '../../../storage/records/table.ts';
import { finishedTableKind } from '../../../storage/records/time.ts';
import type { Context } from '../context.ts';
import { DAY_MS } from '../duration.ts';
import type { Limits } from '../limits.ts';
import { readOrQuarantine } from '../records.ts';
import { readTableOrQuarantine, tableDrops, tableWrites } from '../table/find.ts';
import { dropLog, rebuildFromLog, stateOf } from '../table/state.ts';
import { hasBegun } from '../table/table.ts';

/** Time for which a finished table is kept with its state and events. */
const COMPACT_AFTER_MS = 3 * DAY_MS;

/** Returns the write that schedules the compaction of a finished table. */
export function finishedWrite(context: Context, id: string): Write {
  return context.storage.store(finishedTableKind).put(id, { at: context.now() + COMPACT_AFTER_MS });
}

/** Compacts a finished table to its log. Deletes it instead after the retention time, or if the game never started or was an exercise. */
export async function compactOrDelete(context: Context, id: string): Promise<void> {
  await context.storage.transact(`table:${id}`, async ({ lock, write }) => {
    const table = await readTableOrQuarantine(context, id, lock);
    if (table?.status !== 'over') return write(context.storage.store(finishedTableKind).drop(id));
    const { retention } = context.limits;
    const end = retention === undefined ? undefined : table.times.movedAt + retention;
    if (!hasBegun(table) || table.terms.exercise || (end !== undefined && end <= context.now())) {
      return write(
        context.storage.store(finishedTableKind).drop(id),
        ...tableDrops(context, table),
        ...dropLog(context, table),
      );
    }
    const next =
      end === undefined
        ? context.storage.store(finishedTableKind).drop(id)
        : context.storage.store(finishedTableKind).put(id, { at: end });
    const log = { ...table, state: null, events: { ...table.events, list: [] } };
    const smaller = (await isInLog(context, table))
      ? [...tableWrites(context, table, log), context.storage.store(snapshotKind).drop(id)]
      : [];
    return write(next, ...smaller);
  });
}

/** Whether replaying the log leads to the stored state. */
async function isInLog(context: Context, table: Table): Promise<boolean> {
  const game = context.games.get(table.game);
  if (!game) return false;
  const loaded = { table, game, features: context.features };
  const [state, again] = [await stateOf(context, loaded), await rebuildFromLog(context, loaded)];
  return again !== undefined && JSON.stringify(again.table.state) === JSON.stringify(state);
}

/** Returns the limits of a server: the defaults, overridden by its settings. */
export async function limitsAt(context: Context, guild: string | null): Promise<Limits> {
  const server = guild === null ? undefined : await readOrQuarantine(context, serverSettingsKind, guild);
  return {
    ...context.limits,
    ...(server?.tables !== undefined && { tablesPerServer: server.tables }),
    ...(server?.tablesEach !== undefined && { tablesPerPerson: server.tablesEach }),
  };
}
