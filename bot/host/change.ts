import type { Write } from '../../storage/index.ts';
import type { Table } from '../../storage/table.ts';
import { nextDeadline, windClock } from './clock.ts';
import { findTable } from './find.ts';
import type { House } from './house.ts';
import type { Refused } from './refusal.ts';
import { unsettle } from './settling.ts';
import { commitSeats } from './sitting.ts';
import { personsAt, type Seated } from './table.ts';

/** A table as it shall be, and what is written beside it. */
export interface Change {
  readonly table: Table;
  readonly writes?: readonly Write[];
}

/** Changes a table, alone and from its present state. When this resolves to a table, the change is on disk. */
export async function changeTable(
  house: House,
  id: string,
  change: (seated: Seated) => Change | Refused | Promise<Change | Refused>,
): Promise<Seated | Refused> {
  return house.storage.alone(`table:${id}`, async () => {
    const found = await findTable(house, id);
    if ('refused' in found) return found;
    const changed = await change(found);
    if ('refused' in changed) return changed;
    return commitChange(house, found.table, { ...found, table: changed.table }, changed.writes);
  });
}

/** Saves a new or changed table together with all that follows from it: its clock, its deadline, its players' lists. */
export async function commitChange(
  house: House,
  before: Table | undefined,
  after: Seated,
  writes: readonly Write[] = [],
): Promise<Seated> {
  const clock = windClock(before, after, house.now());
  const table = { ...after.table, clock, revision: after.table.revision + 1 };
  await commitSeats(house, table.id, peopleAt(before), peopleAt(table), [
    ...writes,
    house.tables.put(table.id, table),
    ...deadlineWrites(house, before, table),
    ...unsettle(house, table.id),
  ]);
  noteDeadline(house, table);
  return { ...after, table };
}

/** Whose list of open tables this one is on. */
function peopleAt(table: Table | undefined): readonly string[] {
  return !table || table.status === 'over' ? [] : personsAt(table);
}

function deadlineWrites(house: House, before: Table | undefined, after: Table): Write[] {
  const [was, is] = [before && nextDeadline(before), nextDeadline(after)];
  if (was === is) return [];
  return [is === undefined ? house.deadlines.drop(after.id) : house.deadlines.put(after.id, { at: is })];
}

function noteDeadline(house: House, table: Table): void {
  const at = nextDeadline(table);
  if (at === undefined) house.due.delete(table.id);
  else house.due.set(table.id, at);
}
