import type { Write } from '../../../storage/index.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { House } from '../house/house.ts';
import type { Refused } from '../house/refusal.ts';
import { nextDeadline, windClock } from '../table/clock.ts';
import { findTable, noteState } from '../table/find.ts';
import { asKept, withoutStandIns } from '../table/names.ts';
import { planned } from '../table/plan.ts';
import { heard } from '../table/silence.ts';
import { snapshotWrites } from '../table/state.ts';
import type { Seated } from '../table/table.ts';
import { archive } from './archive.ts';
import { claiming, mustBeOpen } from './claiming.ts';
import { competing } from './competing.ts';
import { commitWith } from './consequence.ts';
import { ranking, trying } from './daily.ts';
import { deadlineWrite } from './deadline.ts';
import { finishedWrite } from './finished.ts';
import { unsettling } from './settling.ts';
import { seating } from './sitting.ts';

/** A table as it shall be, and what is written beside it. */
export interface Change {
  readonly table: Table;
  readonly writes?: readonly Write[];
}

/** Is given a table as it will be if all goes well, while it is being written: whoever shows it can prepare that. */
export type Foresee = (coming: Seated) => void;

/** Changes a table, alone and from its present state. When this resolves to a table, the change is on disk. */
export async function changeTable(
  house: House,
  id: string,
  change: (seated: Seated) => Change | Refused | Promise<Change | Refused>,
  foresee?: Foresee,
): Promise<Seated | Refused> {
  return house.storage.atOnce(`table:${id}`, async () => {
    const found = await findTable(house, id);
    if ('refused' in found) return found;
    const changed = await change(found);
    if ('refused' in changed) {
      await mustBeOpen(house);
      return changed;
    }
    return commitChange(house, found.table, { ...found, table: changed.table }, changed.writes, foresee);
  });
}

/** Saves a new or changed table together with all that follows from it: its clock, its deadline, the lists it is on. */
export async function commitChange(
  house: House,
  before: Table | undefined,
  after: Seated,
  writes: readonly Write[] = [],
  foresee?: Foresee,
): Promise<Seated | Refused> {
  const clock = windClock(before, after, house.now());
  const told = heard(before, withoutStandIns(after.table), house.now(), house.limits.silence);
  const kept = planned(before, { ...after, table: told });
  let table: Table = { ...kept, clock, revision: kept.revision + 1 };
  const consequences = [
    seating(house, before, table),
    archive(house, before, { ...after, table }, (rated) => {
      table = rated;
    }),
    competing(house, before, { ...after, table }),
    trying(house, before, table),
    ranking(house, before, { ...after, table }, (ranked) => {
      table = ranked;
    }),
  ];
  // What follows may have added to the table by then.
  const own = () => [
    ...writes,
    house.tables.put(table.id, asKept(table)),
    ...snapshotWrites(house, before, table),
    ...deadlineWrites(house, before, table),
    ...finishedWrites(house, before, table),
  ];
  // In the next turn of the loop the change is handed to the database, in the one after that it is at work.
  if (foresee) setImmediate(() => setImmediate(foresee, { ...after, table }));
  const refused = await claiming(house, (claim) =>
    unsettling(house, table.id, (mark) => commitWith(house, () => [...own(), ...claim, ...mark()], consequences)),
  );
  if (refused) return refused;
  noteState(house, table);
  count(house, before, table);
  house.changes.tell(table.id);
  return { ...after, table };
}

function count({ counts }: House, before: Table | undefined, after: Table): void {
  if (!before) counts.opened++;
  if (before && after.version > before.version) counts.moves++;
  if (before?.status !== 'over' && after.status === 'over') counts.finished++;
}

function finishedWrites(house: House, before: Table | undefined, after: Table): Write[] {
  return after.status === 'over' && before?.status !== 'over' ? [finishedWrite(house, after.id)] : [];
}

function deadlineWrites(house: House, before: Table | undefined, after: Table): Write[] {
  const [was, is] = [before && nextDeadline(before), nextDeadline(after)];
  // A table from before silence was kept may have none at all.
  const isKept = before?.silence !== undefined || after.silence === undefined;
  return was === is && isKept ? [] : [deadlineWrite(house, after.id, is)];
}
