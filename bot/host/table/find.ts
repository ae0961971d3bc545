import { CorruptRecordError, type Lock, NewerRecordError } from '../../../storage/index.ts';
import { type BoardLocation, type Table, type TableRecord, tableKind } from '../../../storage/records/table.ts';
import { channelOccupancyKind } from '../../../storage/records/table-lists.ts';
import { outboxEntryKind } from '../../../storage/records/time.ts';
import { type Context, storeOf } from '../context.ts';
import { readOrQuarantine } from '../read.ts';
import { gameFailed, type Refused, refusal } from '../refusal.ts';
import { GameFailedError } from '../sandbox/sandbox.ts';
import { rebuilt, rulesOf, stateOf } from './state.ts';
import { cachedFeatures, quarantineTable, withFeatures } from './stored.ts';
import { hasBegun, type LoadedTable, type TableResult } from './table.ts';
import { secondOf } from './terms.ts';

/**
 * Reads and validates a table with its game's state. The log is the truth: a state of older rules, or a damaged one, is
 * replayed from it. A table that is not sound is quarantined.
 */
export async function findTable(context: Context, id: string, lock?: Lock): Promise<TableResult> {
  const work = context.work.getStore();
  if (work && storeOf(work) === 'tables') work.id = id;
  let record: TableRecord | undefined;
  let table: Table | undefined;
  try {
    record = await context.storage.store(tableKind).get(id, lock);
    table = record && (await withFeatures(context, record, lock));
  } catch (error) {
    if (error instanceof NewerRecordError) return refusal('newer');
    if (error instanceof CorruptRecordError) return quarantine(context, id, error.message, lock);
    throw error;
  }
  if (!record || !table) return whyGone(context, id);
  const game = context.shelf.get(table.game);
  if (!game) return refusal('gameGone');
  if (table.rulesVersion > rulesOf(game)) return refusal('newer');
  if (!hasBegun(table)) return { table, game };
  const [stored, found] = [record, { table, game }];
  return unlessGameFails(context, id, () => withState(context, stored, found, lock), lock);
}

/** Returns a table as this process last read or wrote it, if it is cached with its state. Another process may have changed it since. */
export function cachedTable(context: Context, id: string): LoadedTable | undefined {
  const { storage, shelf, states } = context;
  const record = storage.store(tableKind).cached(id);
  const game = record && shelf.get(record.game);
  if (!record || !game || record.rulesVersion !== rulesOf(game)) return undefined;
  const [state, features] = [states.get(keyOf(record)), cachedFeatures(context, record)];
  return state === undefined || !features ? undefined : { table: { ...record, state, features }, game };
}

async function withState(
  context: Context,
  record: TableRecord,
  { table, game }: LoadedTable,
  lock?: Lock,
): Promise<TableResult> {
  const { id } = table;
  const isPresent = table.rulesVersion === rulesOf(game);
  const known = isPresent ? context.states.get(keyOf(record)) : undefined;
  const state = known ?? (isPresent ? await stateOf(context, { table, game }) : undefined);
  if (state !== undefined) {
    noteState(context, record, state);
    return { table: state === table.state ? table : { ...table, state }, game };
  }
  const again = await rebuilt(context, { table, game });
  if (again) return again;
  // Moves may have been taken back between the look at the table and the look at its log.
  if ((await context.storage.store(tableKind).get(id, lock)) !== record) return findTable(context, id, lock);
  return isPresent ? quarantine(context, id, 'its log leads to no sound state', lock) : refusal('rulesChanged');
}

/** Notes the state of a table, so that nobody in this process has to find it again. */
export function noteState({ states }: Context, record: TableRecord, state = record.state): void {
  states.set(keyOf(record), state);
}

/** Whoever changes a table otherwise keeps its state as it is; what was read anew has none. */
function keyOf(record: TableRecord): object {
  return typeof record.state === 'object' && record.state !== null ? record.state : record;
}

/** The table that stands in a channel, thread or DM; a place whose table cannot be played any more is free again. */
export async function findTableAt(context: Context, channel: string): Promise<TableResult> {
  const place = await readOrQuarantine(context, channelOccupancyKind, channel);
  if (!place) return refusal('nothingHere');
  const found = await findTable(context, place.table);
  if ('refused' in found && GONE.includes(found.refused.code))
    await context.storage.commit(context.storage.store(channelOccupancyKind).drop(channel));
  // Whoever read the place just before a match went on there finds its first game.
  const second = 'table' in found ? secondOf(found) : undefined;
  return second === undefined ? found : findTable(context, second);
}

/** What leaves a place free; any other table may be played on some day. */
const GONE = ['noTable', 'quarantined', 'gameFailed'];

/** A table that is not there was cleared away or quarantined. */
async function whyGone(context: Context, id: string): Promise<Refused> {
  const game = context.shelf.get((await context.storage.store(tableKind).quarantined(id))?.game ?? '');
  return game ? gameFailed(game.title) : refusal('noTable');
}

async function quarantine(context: Context, id: string, why: string, lock?: Lock): Promise<Refused> {
  await quarantineTable(context, id, lock);
  context.log.error({ table: id, why }, 'A table failed validation and was quarantined');
  return refusal('quarantined');
}

/** Whether a table is to have a post of its own in a forum that nobody has made yet. */
export function awaitsPost({ channel, forum }: BoardLocation): boolean {
  return channel === forum;
}

/** Delay after which the board of a failed table is replaced: an earlier state of it may still be on its way. */
const BOARD_MS = 1000;

/** Does work at a table. If its game from `GAMES` fails, quarantines the table and returns the refusal that says so. */
export async function unlessGameFails<T>(
  context: Context,
  id: string,
  work: () => T | Promise<T>,
  lock?: Lock,
): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GameFailedError) return quarantineFailed(context, id, error, lock);
    throw error;
  }
}

/** Quarantines a table whose game has failed, once; its board is replaced by a sentence with the next delivery. */
export async function quarantineFailed(
  context: Context,
  id: string,
  error: GameFailedError,
  lock?: Lock,
): Promise<Refused> {
  const { title } = context.shelf.get(error.game) ?? { title: error.game };
  const refused = gameFailed(title, error.isPaused);
  if (error.isPaused) return refused;
  const quarantined = (await context.storage.store(tableKind).get(id, lock))?.game === error.game;
  if (quarantined) {
    await quarantineTable(context, id, lock);
    const entry = { table: id, at: context.now() + BOARD_MS, tries: 0 };
    await context.storage.commit(context.storage.store(outboxEntryKind).put(`${id}@failed`, entry));
  }
  logFailure(context, id, error, quarantined ? 'A game failed at a table, which was quarantined' : 'A game failed');
  return refused;
}

/** Returns what a game adds to a change that is valid without it. If the game fails, logs that and returns `otherwise`. */
export function optional<T>(context: Context, id: string, ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof GameFailedError)) throw error;
    logFailure(context, id, error, 'A game failed to add something to a table, which goes on without it');
    return otherwise;
  }
}

function logFailure({ log }: Context, table: string, error: GameFailedError, message: string): void {
  log.error({ table, game: error.game, function: error.function, error: error.message, stack: error.stack }, message);
}
