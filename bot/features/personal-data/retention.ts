import { z } from 'zod';
import type { Write } from '../../../storage/index.ts';
import { snapshotKind, type Table } from '../../../storage/records/table.ts';
import { recordKind } from '../../../storage/store.ts';
import type { Context, SideEffect } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { readTableOrQuarantine, tableDrops, tableWrites } from '../../host/table/record.ts';
import { rebuildFromLog, stateOf, truncateLog } from '../../host/table/state.ts';
import { hasBegun } from '../../host/table/table.ts';

/** Time at which a finished table is compacted or deleted. The record id is the table id. */
export const finishedTableKind = recordKind('finished-table', z.strictObject({ at: z.number() }), {
  due: ({ at }) => at,
});

/** Time for which a finished table is kept with its state and events. */
const COMPACT_AFTER_MS = 3 * DAY_MS;

/** Schedules the compaction of a finished table. */
export const retentionEffects: SideEffect = ({ storage, now }, _, { table }) => ({
  collect: async () => ({ writes: [storage.store(finishedTableKind).put(table.id, { at: now() + COMPACT_AFTER_MS })] }),
});

/** Compacts a finished table to its log. Deletes it instead after the retention time, or if the game never started or was an exercise. */
export async function compactOrDelete(context: Context, id: string): Promise<void> {
  await context.storage.transact(`table:${id}`, async ({ lock, write }) => {
    const table = await readTableOrQuarantine(context, id, lock);
    if (table?.status !== 'over') return write(context.storage.store(finishedTableKind).drop(id));
    const { retention } = context.limits;
    const end = retention === undefined ? undefined : table.times.movedAt + retention;
    if (!hasBegun(table) || table.terms.exercise || (end !== undefined && end <= context.now())) {
      return write(context.storage.store(finishedTableKind).drop(id), ...deleteTable(context, table));
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

/** Returns the writes that delete a table with its log and the features' records. */
export function deleteTable(context: Context, table: Table): Write[] {
  return [...tableDrops(context, table), ...dropLog(context, table)];
}

/** Returns the writes that delete the log and snapshot of a table, and the features' records about them. */
function dropLog(context: Context, table: Table): Write[] {
  const kinds = [snapshotKind, ...context.features.flatMap(({ logRecords = [] }) => logRecords)];
  return [
    ...truncateLog(context, table, []).writes,
    ...kinds.map((kind) => context.storage.store(kind).drop(table.id)),
  ];
}
