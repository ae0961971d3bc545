import { CorruptRecordError, type Lock, NewerRecordError } from '../../../storage/index.ts';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import { channelOccupancyKind, type Table, type TableRecord, tableKind } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { ignoreRefusal, Refusal, settled } from '../refusal.ts';
import { gameFailed, moduleOf, unlessGameFails } from './outside-games.ts';
import { cachedFeatures, quarantineTable, withFeatureRecords } from './record.ts';
import { rebuildFromLog, rulesOf, stateOf } from './state.ts';
import { hasBegun, onTurn, resultOf, tableAfter } from './table.ts';

/**
 * Reads and validates a table with its game's state. Replays the state from the log if it is damaged or of older rules. Quarantines an invalid table
 * and refuses it.
 */
export async function findTable(context: Context, id: string, lock?: Lock): Promise<LoadedTable> {
  const work = context.work.getStore();
  if (work && work.record === undefined) work.id = id;
  let record: TableRecord | undefined;
  let table: Table | undefined;
  try {
    record = await context.storage.store(tableKind).get(id, lock);
    table = record && (await withFeatureRecords(context, record, lock));
  } catch (error) {
    if (error instanceof NewerRecordError) throw new Refusal('newer');
    if (error instanceof CorruptRecordError) throw await quarantine(context, id, error.message, lock);
    throw error;
  }
  if (!record || !table) throw await missingReason(context, id);
  const game = context.games.get(table.game);
  if (!game) throw new Refusal('gameGone');
  if (table.rulesVersion > rulesOf(game)) throw new Refusal('newer');
  const loaded = { table, game, features: context.features };
  if (!hasBegun(table)) return loaded;
  const stored = record;
  const load = async () => warm(await withState(context, stored, loaded, lock));
  // Under a lock, the caller repeats its work, so that the lock is free meanwhile.
  return unlessGameFails(context, id, () => (lock ? load() : settled(load)), lock);
}

/** Asks a game that runs in another thread for what almost every reader of its table needs. */
function warm(loaded: LoadedTable): LoadedTable {
  const { table, game } = loaded;
  if (moduleOf(game) !== undefined && table.state !== null) {
    onTurn(loaded);
    resultOf(loaded);
  }
  return loaded;
}

/**
 * Returns a table as this process last read or wrote it, or undefined if it is not cached with its state. Another process may have changed it since.
 */
export function cachedTable(context: Context, id: string): LoadedTable | undefined {
  const { storage, games, states } = context;
  const record = storage.store(tableKind).cached(id);
  const game = record && games.get(record.game);
  if (!record || !game || record.rulesVersion !== rulesOf(game)) return undefined;
  const [state, features] = [states.get(keyOf(record)), cachedFeatures(context, record)];
  return state === undefined || !features
    ? undefined
    : { table: { ...record, state, features }, game, features: context.features };
}

async function withState(
  context: Context,
  record: TableRecord,
  loaded: LoadedTable,
  lock?: Lock,
): Promise<LoadedTable> {
  const { table, game } = loaded;
  const { id } = table;
  const isCurrent = table.rulesVersion === rulesOf(game);
  const known = isCurrent ? context.states.get(keyOf(record)) : undefined;
  const state = known ?? (isCurrent ? await stateOf(context, loaded) : undefined);
  if (state !== undefined) {
    cacheState(context, record, state);
    return { ...loaded, table: state === table.state ? table : { ...table, state } };
  }
  const again = await rebuildFromLog(context, loaded);
  if (again) return again;
  // Moves may have been taken back between reading the table and reading its log.
  if ((await context.storage.store(tableKind).get(id, lock)) !== record) return findTable(context, id, lock);
  throw isCurrent
    ? await quarantine(context, id, 'its log leads to no sound state', lock)
    : new Refusal('rulesChanged');
}

/** Caches the state of a table for this process. */
export function cacheState({ states }: Context, record: TableRecord, state = record.state): void {
  states.set(keyOf(record), state);
}

/** Returns the cache key of a table's state: the state object, which changes of other fields keep, or the record itself if it has no state. */
function keyOf(record: TableRecord): object {
  return typeof record.state === 'object' && record.state !== null ? record.state : record;
}

/** Returns the tables with these ids that can be read, in their order. */
export async function findTables(context: Context, ids: readonly string[]): Promise<LoadedTable[]> {
  const tables = await Promise.all(ids.map((id) => findTable(context, id).catch(ignoreRefusal)));
  return tables.filter((loaded) => loaded !== undefined);
}

/** Returns the table of a channel, thread or DM. Frees a channel whose table no longer exists. */
export async function findTableAt(context: Context, channel: string): Promise<LoadedTable> {
  const occupancy = await readOrQuarantine(context, channelOccupancyKind, channel);
  if (!occupancy) throw new Refusal('nothingHere');
  const loaded = await findTable(context, occupancy.table).catch(async (error) => {
    if (error instanceof Refusal && GONE.includes(error.code))
      await context.storage.transact({ writes: [context.storage.store(channelOccupancyKind).drop(channel)] });
    throw error;
  });
  // A stale read can return a table whose series has gone on to the next one.
  const next = tableAfter(loaded);
  return next === undefined ? loaded : findTable(context, next);
}

/** Codes of refusals after which a channel is free. With other codes, the table may become playable again. */
const GONE = ['noTable', 'quarantined', 'gameFailed'];

/** Returns the refusal for a table that is missing: its game has failed if it is quarantined, otherwise it does not exist. */
async function missingReason(context: Context, id: string): Promise<Refusal> {
  const game = context.games.get((await context.storage.store(tableKind).quarantined(id))?.game ?? '');
  return game ? gameFailed(game.title) : new Refusal('noTable');
}

async function quarantine(context: Context, id: string, why: string, lock?: Lock): Promise<Refusal> {
  await quarantineTable(context, id, lock);
  context.log.error({ table: id, why }, 'A table failed validation and was quarantined');
  return new Refusal('quarantined');
}
