import type { Lock, Write } from '../../../storage/index.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { Collected, Context, SideEffects } from '../context.ts';
import { throwIfHandled, transactOnce } from '../idempotency.ts';
import type { Refused } from '../refusal.ts';
import { deadlineWrite, nextDeadline, updateClock, withActivity } from '../table/clock.ts';
import { cacheState, findTable, optional, unlessGameFails } from '../table/find.ts';
import type { TableChange } from '../table/line.ts';
import { toStored, withoutStandIns } from '../table/names.ts';
import { snapshotWrites } from '../table/state.ts';
import { recordOf, tableWrites } from '../table/stored.ts';
import type { LoadedTable, TableResult } from '../table/table.ts';
import { secondTableOf } from '../table/terms.ts';
import { finishedWrite } from './retention.ts';

/** Changes a table under its own lock and those in `guards`. Resolves after the change is stored. */
export async function changeTable(
  context: Context,
  id: string,
  change: (loaded: LoadedTable, lock: Lock) => TableChange | Refused | Promise<TableChange | Refused>,
  guards: readonly Lock[] = [],
): Promise<TableResult> {
  return context.storage.optimistic(`table:${id}`, async (lock) => {
    const found = await findTable(context, id, lock);
    if ('refused' in found) return found;
    const work = async () => {
      const changed = await change(found, lock);
      if ('refused' in changed) {
        await throwIfHandled(context);
        return changed;
      }
      const after = { ...found, table: changed.table, note: changed.note };
      return commitTable(context, found.table, after, changed.writes, [lock, ...guards]);
    };
    return unlessGameFails(context, id, work, lock);
  });
}

/** Changes what only one player sees of a table, such as a plan. The table gets no new revision, and no side effect or delivery follows. */
export async function changePrivately(
  context: Context,
  id: string,
  change: (loaded: LoadedTable) => Table | Refused,
): Promise<TableResult> {
  return context.storage.exclusive(`table:${id}`, async (lock) => {
    const found = await findTable(context, id, lock);
    if ('refused' in found) return found;
    const table = change(found);
    if ('refused' in table) {
      await throwIfHandled(context);
      return table;
    }
    if (table === found.table) return found;
    await transactOnce(context, { guards: [lock], writes: tableWrites(context, found.table, table) });
    return { ...found, table };
  });
}

/** Commits a new or changed table together with its side effects. */
export async function commitTable(
  context: Context,
  before: Table | undefined,
  after: LoadedTable,
  writes: readonly Write[] = [],
  guards: readonly Lock[] = [],
): Promise<TableResult> {
  const timed = withClock(context, before, after);
  const effects = sideEffectsOf(context, before, timed);
  return collectEffects(context, effects, async (collected, locks) => {
    const table = collected.reduce((amended, { amend }) => amend?.(amended) ?? amended, timed.table);
    const stored = toStored(table);
    const addition = context.outbox.add(table.id);
    try {
      await transactOnce(context, {
        guards: [...guards, ...locks],
        writes: [
          ...writes,
          ...tableWrites(context, before, stored),
          ...snapshotWrites(context, before, table),
          ...deadlineWrites(context, before, table),
          ...finishedWrites(context, before, table),
          ...collected.flatMap((one) => one.writes ?? []),
          ...addition.writes,
        ],
      });
    } catch (error) {
      addition.withdraw();
      throw error;
    }
    addition.confirm();
    cacheState(context, recordOf(table));
    count(context, before, { ...after, table });
    context.changes.emit(table.id);
    return { ...after, table };
  });
}

/** Returns the side effects of a change, without duplicates. An effect in which a game fails is skipped. */
function sideEffectsOf(context: Context, before: Table | undefined, after: LoadedTable): SideEffects[] {
  const { change, opening, ending } = context.sideEffects;
  const { id } = after.table;
  const concerned = [...change, ...(before ? [] : opening), ...(ends(before, after.table) ? ending : [])];
  return [...new Set(concerned)].flatMap((effect) => {
    const effects = optional(context, id, () => effect(context, before, after), undefined);
    if (!effects) return [];
    const leaveOut = (error: unknown): Collected =>
      optional(
        context,
        id,
        () => {
          throw error;
        },
        {},
      );
    return [{ ...effects, collect: () => effects.collect().catch(leaveOut) }];
  });
}

function ends(before: Table | undefined, after: Table): boolean {
  return after.status === 'over' && before?.status !== 'over';
}

/** Takes the locks of side effects, collects their results, and passes both to `work`. Returns the refusal if an effect refuses. */
export async function collectEffects<T>(
  context: Context,
  effects: readonly SideEffects[],
  work: (collected: readonly Collected[], locks: readonly Lock[]) => Promise<T>,
): Promise<T | Refused> {
  // Always taken in the same order to prevent deadlocks.
  const names = [...new Set(effects.flatMap(({ locks = [] }) => locks))].sort();
  return underLocks(context, names, [], async (locks) => {
    const collected: Collected[] = [];
    for (const outcome of await Promise.all(effects.map((effect) => effect.collect()))) {
      if ('refused' in outcome) return outcome;
      collected.push(outcome);
    }
    return work(collected, locks);
  });
}

async function underLocks<T>(
  context: Context,
  [first, ...rest]: readonly string[],
  locks: readonly Lock[],
  work: (locks: readonly Lock[]) => Promise<T>,
): Promise<T> {
  if (first === undefined) return work(locks);
  return context.storage.exclusive(first, (lock) => underLocks(context, rest, [...locks, lock], work));
}

function withClock(context: Context, before: Table | undefined, after: LoadedTable): LoadedTable {
  const clock = updateClock(before, after, context.now());
  const table = withActivity(before, withoutStandIns(after.table), context.now());
  return { ...after, table: { ...table, clock, revision: table.revision + 1 } };
}

function count({ counts }: Context, before: Table | undefined, after: LoadedTable): void {
  if (!before) counts.opened++;
  if (before && after.table.log.moveCount > before.log.moveCount) counts.moves++;
  if (!ends(before, after.table)) return;
  counts.finished++;
  if (secondTableOf(after) !== undefined) counts.opened++;
}

function finishedWrites(context: Context, before: Table | undefined, after: Table): Write[] {
  return ends(before, after) ? [finishedWrite(context, after.id)] : [];
}

function deadlineWrites(context: Context, before: Table | undefined, after: Table): Write[] {
  const [was, is] = [before && nextDeadline(before), nextDeadline(after)];
  return was === is ? [] : [deadlineWrite(context, after.id, is)];
}
