import {
  CorruptRecordError,
  type Lock,
  NewerRecordError,
  type RecordKind,
  type Write,
} from '../../../storage/index.ts';
import { type Table, type TableRecord, tableKind } from '../../../storage/records/table.ts';
import { FEATURES, type Features } from '../../../storage/records/table-features.ts';
import type { Context } from '../context.ts';

type FeatureName = keyof typeof FEATURES;

const NAMES = Object.keys(FEATURES) as FeatureName[];

export async function readTable(
  context: Pick<Context, 'storage'>,
  id: string,
  lock?: Lock,
): Promise<Table | undefined> {
  const record = await context.storage.store(tableKind).get(id, lock);
  return record && withFeatures(context, record, lock);
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

/** Returns a stored table with its features, which are read in one request. */
export async function withFeatures(
  { storage }: Pick<Context, 'storage'>,
  record: TableRecord,
  lock?: Lock,
): Promise<Table> {
  const features = record.features.length > 0 ? await storage.getAll(record.id, kindsOf(record), lock) : {};
  return { ...record, features };
}

/** Returns the cached features of a table. Undefined if one is not cached. */
export function cachedFeatures({ storage }: Pick<Context, 'storage'>, record: TableRecord): Features | undefined {
  const entries = Object.entries<RecordKind<unknown>>(
    kindsOf(record) as object as Record<string, RecordKind<unknown>>,
  ).map(([name, kind]) => [name, storage.store(kind).cached(record.id)]);
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

function kindsOf({ id, features }: TableRecord): Partial<typeof FEATURES> {
  const unknown = features.find((name) => !(name in FEATURES));
  if (unknown !== undefined) throw new NewerRecordError(`table-${unknown}`, id, 1, 0);
  return Object.fromEntries(features.map((name) => [name, FEATURES[name as FeatureName]]));
}

/** Returns the writes that store a table and its changed features. */
export function tableWrites(context: Pick<Context, 'storage'>, before: Table | undefined, after: Table): Write[] {
  const changed = NAMES.filter((name) => before?.features[name] !== after.features[name]);
  return [
    context.storage.store(tableKind).put(after.id, recordOf(after)),
    ...changed.map((name) => featureWrite(context, after.id, name, after.features[name])),
  ];
}

/** Returns the record of a table, which lists its features by name. */
export function recordOf(table: Table): TableRecord {
  return { ...table, features: NAMES.filter((name) => table.features[name] !== undefined) };
}

/** Returns the writes that delete a table and the records of its features. */
export function tableDrops(context: Pick<Context, 'storage'>, { id, features }: Table): Write[] {
  const names = NAMES.filter((name) => features[name] !== undefined);
  return [
    context.storage.store(tableKind).drop(id),
    ...names.map((name) => featureWrite(context, id, name, undefined)),
  ];
}

function featureWrite({ storage }: Pick<Context, 'storage'>, id: string, name: FeatureName, value: unknown): Write {
  const store = storage.store(FEATURES[name] as RecordKind<unknown>);
  return value === undefined ? store.drop(id) : store.put(id, value);
}

export async function quarantineTable({ storage }: Pick<Context, 'storage'>, id: string, lock?: Lock): Promise<void> {
  for (const kind of [tableKind, ...Object.values(FEATURES)] as RecordKind<unknown>[])
    await storage.store(kind).quarantine(id, lock);
}
