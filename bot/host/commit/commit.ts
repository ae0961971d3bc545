import type { Transaction, Write } from '../../../storage/index.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { Collected, Context, SideEffects } from '../context.ts';
import type { LoadedTable, TableChange } from '../feature.ts';
import type { OutboxAddition } from '../outbox/outbox.ts';
import { deadlineWrite, nextDeadline, updateClock } from '../table/clock.ts';
import { cacheState, findTable } from '../table/find.ts';
import { toStored, withoutStandIns } from '../table/names.ts';
import { logIfGameFailed, optional, unlessGameFails } from '../table/outside-games.ts';
import { readTableOrQuarantine, recordOf, tableWrites } from '../table/record.ts';
import { snapshotWrites } from '../table/state.ts';
import { tableAfter } from '../table/table.ts';
import { takeBackOpenings } from './table-lists.ts';

/** Changes a table under its own lock and those of `within`. Resolves after the change is stored. */
export async function changeTable(
  context: Context,
  id: string,
  change: (loaded: LoadedTable, transaction: Transaction) => TableChange | Promise<TableChange>,
  within?: Transaction,
): Promise<LoadedTable> {
  const work = async (transaction: Transaction) => {
    const { lock, write } = transaction;
    const current = await findTable(context, id, lock);
    const commit = async () => {
      const changed = await change(current, transaction);
      const after = { ...current, table: changed.table, note: changed.note };
      if (!changed.isPrivate) return commitTable(context, current.table, after, changed.writes, transaction);
      if (after.table !== current.table) write(...tableWrites(context, current.table, after.table));
      return after;
    };
    return unlessGameFails(context, id, commit, lock);
  };
  return context.storage.transact(`table:${id}`, work, { isOptimistic: true, within });
}

/** Commits a new or changed table together with its side effects. */
export async function commitTable(
  context: Context,
  before: Table | undefined,
  after: LoadedTable,
  writes: readonly Write[] = [],
  within?: Transaction,
): Promise<LoadedTable> {
  const timed = withClock(context, before, after);
  let addition: OutboxAddition | undefined;
  const finish = (collected: readonly Collected[]) => {
    const table = collected.reduce((amended, { amend }) => amend?.(amended) ?? amended, timed.table);
    addition = context.outbox.add(table.id);
    const all = [
      ...writes,
      ...tableWrites(context, before, toStored(table)),
      ...snapshotWrites(context, before, table),
      ...deadlineWrites(context, before, table),
      ...addition.writes,
    ];
    return { result: { ...after, table }, writes: all };
  };
  const effects = sideEffectsOf(context, before, timed);
  const committed = await commitEffects(context, effects, finish, within).catch((error) => {
    addition?.withdraw();
    throw error;
  });
  addition?.confirm();
  cacheState(context, recordOf(committed.table));
  count(context, before, committed);
  if (ends(before, committed.table)) takeBackOpenings(context, committed);
  context.changes.emit(committed.table.id);
  return committed;
}

/** Returns the side effects of a change, without duplicates. An effect in which a game fails is skipped. */
function sideEffectsOf(context: Context, before: Table | undefined, after: LoadedTable): SideEffects[] {
  const { changed, opened, ended } = context.sideEffects;
  const { id } = after.table;
  const concerned = [...changed, ...(before ? [] : opened), ...(ends(before, after.table) ? ended : [])];
  return [...new Set(concerned)].flatMap((effect) => {
    const effects = optional(context, id, () => effect(context, before, after), undefined);
    if (!effects) return [];
    const leaveOut = (error: unknown): Collected => {
      logIfGameFailed(context, id, error);
      return {};
    };
    return [{ ...effects, collect: () => effects.collect().catch(leaveOut) }];
  });
}

function ends(before: Table | undefined, after: Table): boolean {
  return after.status === 'over' && before?.status !== 'over';
}

/** Commits side effects under their locks, together with the writes that `finish` returns. If several effects refuse, the first of them counts. */
export async function commitEffects<T>(
  { storage }: Context,
  effects: readonly SideEffects[],
  finish: (collected: readonly Collected[]) => { readonly result: T; readonly writes: readonly Write[] },
  within?: Transaction,
): Promise<T> {
  // Always taken in the same order to prevent deadlocks.
  const locks = [...new Set(effects.flatMap((effect) => effect.locks ?? []))].sort();
  const work = async ({ write }: Transaction) => {
    const collecting = effects.map((effect) => effect.collect());
    await Promise.allSettled(collecting);
    const collected = await Promise.all(collecting);
    const { result, writes } = finish(collected);
    write(...writes, ...collected.flatMap((each) => each.writes ?? []));
    return result;
  };
  return storage.transact(locks, work, { within });
}

function withClock(context: Context, before: Table | undefined, after: LoadedTable): LoadedTable {
  const clock = updateClock(before, after, context.now());
  const table = withoutStandIns(after.table);
  return { ...after, table: { ...table, clock, revision: table.revision + 1 } };
}

function count({ counts }: Context, before: Table | undefined, after: LoadedTable): void {
  if (!before) counts.opened++;
  if (before && after.table.log.moveCount > before.log.moveCount) counts.moves++;
  if (!ends(before, after.table)) return;
  counts.finished++;
  if (tableAfter(after) !== undefined) counts.opened++;
}

function deadlineWrites(context: Context, before: Table | undefined, after: Table): Write[] {
  const [was, is] = [before && nextDeadline(context, before), nextDeadline(context, after)];
  return was === is ? [] : [deadlineWrite(context, after.id, is)];
}

/** Changes a table record without a new revision, also if its game is not installed. If `change` returns undefined, the record is not written. */
export function amendTable(
  context: Context,
  id: string,
  change: (table: Table) => { readonly table: Table; readonly writes?: readonly Write[] } | undefined,
): Promise<Table | undefined> {
  const work = async ({ lock, write }: Transaction) => {
    const before = await readTableOrQuarantine(context, id, lock);
    const changed = before && change(before);
    if (!changed) return before;
    write(...tableWrites(context, before, changed.table), ...(changed.writes ?? []));
    return changed.table;
  };
  return context.storage.transact(`table:${id}`, work, { isOptimistic: true });
}
