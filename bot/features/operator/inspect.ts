import { CorruptRecordError, NewerRecordError, type RecordKind } from '../../../storage/index.ts';
import { RECORD_KINDS } from '../../../storage/records/index.ts';
import { snapshotKind, tableKind } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { findTable, readTable } from '../../host/table/find.ts';
import { rebuildFromLog, rulesOf, stateOf } from '../../host/table/state.ts';
import { hasBegun } from '../../host/table/table.ts';

/** The condition of a record: `rebuilt` is a table whose state is invalid but whose log leads to a valid one. */
export type RecordCondition = 'readable' | 'rebuilt' | 'newer' | 'corrupt';

export interface InspectionReport {
  readonly counts: Record<RecordCondition, number>;
  /** One line for each record that is not readable, with the reason if it is known. */
  readonly lines: readonly string[];
}

/** Checks all stored records, including the logs of tables. Changes nothing. */
export async function inspect(context: Context): Promise<InspectionReport> {
  const counts: Record<RecordCondition, number> = { readable: 0, rebuilt: 0, newer: 0, corrupt: 0 };
  const lines: string[] = [];
  for (const kind of RECORD_KINDS) {
    const { name } = kind;
    for await (const id of context.storage.store(kind).ids()) {
      const { finding, why } = await inspectRecord(context, kind, id);
      counts[finding]++;
      if (finding !== 'readable') lines.push(`${finding}: ${name} ${id}${why ? ` (${why})` : ''}`);
    }
  }
  return { counts, lines };
}

async function inspectRecord(
  context: Context,
  kind: RecordKind<unknown>,
  id: string,
): Promise<{ finding: RecordCondition; why?: string }> {
  try {
    const value = await context.storage.store(kind).get(id);
    return kind.name === tableKind.name && value !== undefined
      ? await inspectTable(context, id)
      : { finding: 'readable' };
  } catch (error) {
    if (error instanceof NewerRecordError) return { finding: 'newer' };
    if (error instanceof CorruptRecordError) return { finding: 'corrupt', why: error.issues };
    throw error;
  }
}

async function inspectTable(context: Context, id: string): Promise<{ finding: RecordCondition; why?: string }> {
  const table = await readTable(context, id);
  const game = table && context.games.get(table.game);
  if (!table || !game || !hasBegun(table)) return { finding: 'readable' };
  if (table.rulesVersion > rulesOf(game)) return { finding: 'newer' };
  const loaded = { table, game, features: context.features };
  const isCurrent = table.rulesVersion === rulesOf(game);
  if (isCurrent && (await stateOf(context, loaded)) !== undefined) return { finding: 'readable' };
  if (!(await rebuildFromLog(context, loaded)))
    return { finding: 'corrupt', why: 'its log doesn’t lead to a valid state' };
  const isOnlyLog = isCurrent && table.state === null && !(await context.storage.store(snapshotKind).get(id));
  return { finding: isOnlyLog ? 'readable' : 'rebuilt' };
}

/** Ids of restored tables, and of those that stay in quarantine. */
interface RepairResult {
  readonly restored: readonly string[];
  readonly left: readonly string[];
}

/** Restores quarantined tables that are valid now or can be replayed from their log. */
export async function repair(context: Context): Promise<RepairResult> {
  const restored: string[] = [];
  const left: string[] = [];
  const found = await Array.fromAsync(context.storage.quarantined());
  for (const record of found.filter(({ store }) => store.startsWith('table-'))) await context.storage.restore(record);
  for (const record of found.filter(({ store }) => store === 'table')) {
    const isBack = await context.storage.restore(record);
    // A table that is still not valid is quarantined again when it is read.
    const again = isBack ? await findTable(context, record.id).catch(ignoreRefusal) : undefined;
    (again ? restored : left).push(record.id);
  }
  return { restored, left };
}
