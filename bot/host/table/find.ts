import {
  CorruptRecordError,
  type Lock,
  NewerRecordError,
  type RecordKind,
  type Write,
} from '../../../storage/index.ts';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import {
  type BoardLocation,
  channelOccupancyKind,
  type Features,
  type Table,
  type TableRecord,
  tableKind,
} from '../../../storage/records/table.ts';
import { outboxEntryKind } from '../../../storage/records/time.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { GameFailedError, gameFailed, ignoreRefusal, moduleOf, Refusal, settled } from '../refusal.ts';
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
  const found = { table, game, features: context.features };
  if (!hasBegun(table)) return found;
  const stored = record;
  const load = async () => warm(await withState(context, stored, found, lock));
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
  const isPresent = table.rulesVersion === rulesOf(game);
  const known = isPresent ? context.states.get(keyOf(record)) : undefined;
  const state = known ?? (isPresent ? await stateOf(context, loaded) : undefined);
  if (state !== undefined) {
    cacheState(context, record, state);
    return { ...loaded, table: state === table.state ? table : { ...table, state } };
  }
  const again = await rebuildFromLog(context, loaded);
  if (again) return again;
  // Moves may have been taken back between reading the table and reading its log.
  if ((await context.storage.store(tableKind).get(id, lock)) !== record) return findTable(context, id, lock);
  throw isPresent
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
  const location = await readOrQuarantine(context, channelOccupancyKind, channel);
  if (!location) throw new Refusal('nothingHere');
  const loaded = await findTable(context, location.table).catch(async (error) => {
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

/** Whether a table has no channel of its own yet: it is in its forum or in the lobby, where several tables can be. */
export function isUnplaced({ channel, forum, lobby }: BoardLocation): boolean {
  return channel === forum || channel === lobby;
}

/** Whether a table at this location is the only one of its channel. */
export function occupiesChannel(location: BoardLocation): boolean {
  return !isUnplaced(location) && !location.inPanel;
}

/** Whether a table waits for players in the lobby. */
export function isInLobby({ status, location: { channel, lobby } }: Pick<Table, 'status' | 'location'>): boolean {
  return status === 'open' && channel === lobby;
}

/** Whether the forum post of a table, or the thread of a game that has started in the lobby, must still be created. */
export function needsThread(table: Table, { channel, forum, lobby }: BoardLocation = table.location): boolean {
  return channel === forum || (channel === lobby && hasBegun(table));
}

/** Delay before the board of a failed table is replaced. An earlier board may still be in delivery. */
const BOARD_MS = 1000;

/** Runs `work` for a table. If its game from `GAMES` fails, quarantines the table and refuses. A paused game is only refused. */
export async function unlessGameFails<T>(
  context: Context,
  id: string,
  work: () => T | Promise<T>,
  lock?: Lock,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GameFailedError) throw await quarantineFailed(context, id, error, lock);
    throw error;
  }
}

/**
 * Quarantines a table whose game has failed, and returns a refusal. The next delivery replaces its board by a message. Does not quarantine a table of
 * a paused game.
 */
export async function quarantineFailed(
  context: Context,
  id: string,
  error: GameFailedError,
  lock?: Lock,
): Promise<Refusal> {
  const { title } = context.games.get(error.game) ?? { title: error.game };
  const refused = gameFailed(title, error.isPaused);
  if (error.isPaused) return refused;
  const quarantined = (await context.storage.store(tableKind).get(id, lock))?.game === error.game;
  if (quarantined) {
    await quarantineTable(context, id, lock);
    const entry = { table: id, at: context.now() + BOARD_MS, tries: 0 };
    await context.storage.transact({ writes: [context.storage.store(outboxEntryKind).put(`${id}@failed`, entry)] });
  }
  logFailure(context, id, error, quarantined ? 'A game failed at a table, which was quarantined' : 'A game failed');
  return refused;
}

/** Returns the result of `ask` for a part of a change that is not required. If the game fails, logs it and returns `otherwise`. */
export function optional<T>(context: Context, id: string, ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch (error) {
    logIfGameFailed(context, id, error);
    return otherwise;
  }
}

/** Logs that a game has failed in a part of a change that is not required. Throws every other error again. */
export function logIfGameFailed(context: Context, id: string, error: unknown): void {
  if (!(error instanceof GameFailedError)) throw error;
  logFailure(context, id, error, 'A game failed to add something to a table, which goes on without it');
}

function logFailure({ log }: Context, table: string, error: GameFailedError, message: string): void {
  log.error({ table, game: error.game, function: error.function, error: error.message, stack: error.stack }, message);
}

type RecordsContext = Pick<Context, 'storage' | 'tableRecords'>;

export async function readTable(context: RecordsContext, id: string, lock?: Lock): Promise<Table | undefined> {
  const record = await context.storage.store(tableKind).get(id, lock);
  return record && withFeatureRecords(context, record, lock);
}

/** Reads a table. If it fails validation, quarantines it, logs this and returns undefined. */
export async function readTableOrQuarantine(context: Context, id: string, lock?: Lock): Promise<Table | undefined> {
  try {
    return await readTable(context, id, lock);
  } catch (error) {
    if (!(error instanceof CorruptRecordError)) throw error;
    await quarantineTable(context, id, lock);
    context.log.error({ record: id, why: error.message }, 'A record failed validation and was quarantined');
    return undefined;
  }
}

/** Returns a stored table with its features, which are read in one request. A record of a feature that is not installed is kept as null. */
async function withFeatureRecords(context: RecordsContext, record: TableRecord, lock?: Lock): Promise<Table> {
  const { kinds, absent } = kindsOf(context, record);
  const found = Object.keys(kinds).length > 0 ? await context.storage.getAll(record.id, kinds, lock) : {};
  return { ...record, features: { ...absent, ...found } };
}

/** Returns the cached features of a table. Undefined if one is not cached. */
function cachedFeatures(context: RecordsContext, record: TableRecord): Features | undefined {
  const { kinds, absent } = kindsOf(context, record);
  const entries = Object.entries(kinds).map(([name, kind]) => [name, context.storage.store(kind).cached(record.id)]);
  return entries.some(([, value]) => value === undefined) ? undefined : { ...absent, ...Object.fromEntries(entries) };
}

function kindsOf({ tableRecords }: RecordsContext, { features }: TableRecord) {
  const kinds: Record<string, RecordKind<unknown>> = {};
  const absent: Record<string, null> = {};
  for (const name of features) {
    const kind = tableRecords[name];
    if (kind) kinds[name] = kind;
    else absent[name] = null;
  }
  return { kinds, absent };
}

/** Returns the writes that store a table and its changed features. */
export function tableWrites(context: RecordsContext, before: Table | undefined, after: Table): Write[] {
  const [was, is] = [before?.features as FeatureValues | undefined, after.features as FeatureValues];
  const changed = Object.keys(context.tableRecords).filter((name) => was?.[name] !== is[name]);
  return [
    context.storage.store(tableKind).put(after.id, recordOf(after)),
    ...changed.map((name) => featureWrite(context, after.id, name, is[name])),
  ];
}

/** Returns the record of a table, which lists its features by name. */
export function recordOf(table: Table): TableRecord {
  const { features } = table;
  const present = Object.entries(features).filter(([, value]) => value !== undefined);
  return { ...table, features: present.map(([name]) => name) };
}

/** Returns the writes that delete a table and the records of its features. */
export function tableDrops(context: RecordsContext, { id }: Table): Write[] {
  return [
    context.storage.store(tableKind).drop(id),
    ...Object.keys(context.tableRecords).map((name) => featureWrite(context, id, name, undefined)),
  ];
}

type FeatureValues = Readonly<Record<string, unknown>>;

function featureWrite({ storage, tableRecords }: RecordsContext, id: string, name: string, value: unknown): Write {
  const store = storage.store(tableRecords[name] as RecordKind<unknown>);
  return value === undefined ? store.drop(id) : store.put(id, value);
}

export async function quarantineTable(
  { storage, tableRecords }: RecordsContext,
  id: string,
  lock?: Lock,
): Promise<void> {
  for (const kind of [tableKind as RecordKind<unknown>, ...Object.values(tableRecords)])
    await storage.store(kind).quarantine(id, lock);
}
