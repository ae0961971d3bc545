import { CorruptRecordError, type Lock, type RecordKind, type Write } from '../../../storage/index.ts';
import { type Features, type Table, type TableRecord, tableKind } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';

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
export async function withFeatureRecords(context: RecordsContext, record: TableRecord, lock?: Lock): Promise<Table> {
  const { kinds, absent } = kindsOf(context, record);
  const records = Object.keys(kinds).length > 0 ? await context.storage.getAll(record.id, kinds, lock) : {};
  return { ...record, features: { ...absent, ...records } };
}

/** Returns the cached features of a table. Undefined if one is not cached. */
export function cachedFeatures(context: RecordsContext, record: TableRecord): Features | undefined {
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
