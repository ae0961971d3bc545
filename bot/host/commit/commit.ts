import type { Write } from '../../../storage/index.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { unsettling } from '../outbox/settling.ts';
import type { Refused } from '../refusal.ts';
import { nextDeadline, windClock } from '../table/clock.ts';
import { findTable, noteState } from '../table/find.ts';
import { asKept, withoutStandIns } from '../table/names.ts';
import { planned } from '../table/plan.ts';
import { heard } from '../table/silence.ts';
import { snapshotWrites } from '../table/state.ts';
import type { LoadedTable } from '../table/table.ts';
import { claiming, mustBeOpen } from './claiming.ts';
import { dailyAttempt, dailyRanking } from './daily.ts';
import { deadlineWrite } from './deadline.ts';
import { historyEffects } from './history.ts';
import { finishedWrite } from './retention.ts';
import { commitWith } from './side-effects.ts';
import { tableListEffects } from './table-lists.ts';
import { tournamentResult } from './tournament-result.ts';

/** A table as it shall be, and what is written beside it. */
export interface Change {
  readonly table: Table;
  readonly writes?: readonly Write[];
}

/** Is given a table as it will be if all goes well, while it is being written: whoever shows it can prepare that. */
export type Foresee = (coming: LoadedTable) => void;

/** Changes a table, alone and from its present state. When this resolves to a table, the change is on disk. */
export async function changeTable(
  context: Context,
  id: string,
  change: (loaded: LoadedTable) => Change | Refused | Promise<Change | Refused>,
  foresee?: Foresee,
): Promise<LoadedTable | Refused> {
  return context.storage.optimistic(`table:${id}`, async () => {
    const found = await findTable(context, id);
    if ('refused' in found) return found;
    const changed = await change(found);
    if ('refused' in changed) {
      await mustBeOpen(context);
      return changed;
    }
    return commitChange(context, found.table, { ...found, table: changed.table }, changed.writes, foresee);
  });
}

/** Saves a new or changed table together with all that follows from it: its clock, its deadline, the lists it is on. */
export async function commitChange(
  context: Context,
  before: Table | undefined,
  after: LoadedTable,
  writes: readonly Write[] = [],
  foresee?: Foresee,
): Promise<LoadedTable | Refused> {
  const clock = windClock(before, after, context.now());
  const told = heard(before, withoutStandIns(after.table), context.now(), context.limits.silence);
  const kept = planned(before, { ...after, table: told });
  let table: Table = { ...kept, clock, revision: kept.revision + 1 };
  const consequences = [
    tableListEffects(context, before, table),
    historyEffects(context, before, { ...after, table }, (rated) => {
      table = rated;
    }),
    tournamentResult(context, before, { ...after, table }),
    dailyAttempt(context, before, table),
    dailyRanking(context, before, { ...after, table }, (ranked) => {
      table = ranked;
    }),
  ];
  // What follows may have added to the table by then.
  const own = () => [
    ...writes,
    context.tables.put(table.id, asKept(table)),
    ...snapshotWrites(context, before, table),
    ...deadlineWrites(context, before, table),
    ...finishedWrites(context, before, table),
  ];
  // In the next turn of the loop the change is handed to the database, in the one after that it is at work.
  if (foresee) setImmediate(() => setImmediate(foresee, { ...after, table }));
  const refused = await claiming(context, (claim) =>
    unsettling(context, table.id, (mark) => commitWith(context, () => [...own(), ...claim, ...mark()], consequences)),
  );
  if (refused) return refused;
  noteState(context, table);
  count(context, before, table);
  context.changes.tell(table.id);
  return { ...after, table };
}

function count({ counts }: Context, before: Table | undefined, after: Table): void {
  if (!before) counts.opened++;
  if (before && after.version > before.version) counts.moves++;
  if (before?.status !== 'over' && after.status === 'over') counts.finished++;
}

function finishedWrites(context: Context, before: Table | undefined, after: Table): Write[] {
  return after.status === 'over' && before?.status !== 'over' ? [finishedWrite(context, after.id)] : [];
}

function deadlineWrites(context: Context, before: Table | undefined, after: Table): Write[] {
  const [was, is] = [before && nextDeadline(before), nextDeadline(after)];
  // A table from before silence was kept may have none at all.
  const isKept = before?.silence !== undefined || after.silence === undefined;
  return was === is && isKept ? [] : [deadlineWrite(context, after.id, is)];
}
